import { consentChoice } from './ConsentBanner/consent.client.ts'

/**
 * Reports a page view once, when the page is left or hidden, because only then its address has the criteria that the
 * visitor chose. Nothing is stored on the device, and after a refusal nothing is reported.
 */
export function countVisit(): void {
  const report = () => {
    const { visits } = document.documentElement.dataset
    if (visits && (consentChoice() ?? 'all') === 'all')
      navigator.sendBeacon(visits, `${location} ${document.referrer}`)
  }
  document.addEventListener('visibilitychange', report, { once: true })
}
