import { consentChoice } from './ConsentBanner/consent.client.ts'

/** False where the firm has nothing counted, and on a device on which counting was refused. */
export function isCounted(): boolean {
  return (consentChoice() ?? 'all') === 'all' && 'visits' in document.documentElement.dataset
}

/**
 * Reports a page view once, when the page is left or covered: by then its address has the criteria that the visitor
 * chose. Nothing is stored on the device.
 */
export function countVisit(): void {
  const report = () => {
    const { visits = '' } = document.documentElement.dataset
    if (isCounted()) navigator.sendBeacon(visits, `${location} ${document.referrer}`)
  }
  document.addEventListener('visibilitychange', report, { once: true })
}
