import { consentChoice } from './ConsentBanner/consent.client.ts'

/** False where the firm counts nothing, and on a device whose owner or browser has refused. */
export function isCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return (
    document.documentElement.dataset.visits !== undefined &&
    doNotTrack !== '1' &&
    !globalPrivacyControl &&
    [undefined, 'all'].includes(consentChoice())
  )
}

/**
 * Reports a page view once, when the page is left or covered: by then its address has the criteria that the visitor
 * chose. Nothing is stored on the device.
 */
export function countVisit(): void {
  const report = () => {
    const { visits = '' } = document.documentElement.dataset
    const view = { page: location.pathname + location.search, from: document.referrer }
    if (isCounted()) navigator.sendBeacon(visits, new URLSearchParams(view))
  }
  document.addEventListener('visibilitychange', report, { once: true })
}
