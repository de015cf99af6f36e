import { referrerMonths, sessionMinutes, visitorIdMonths } from './durations.ts'

const monthSeconds = 30.5 * 24 * 60 * 60

declare global {
  interface Window {
    _paq?: unknown[][]
  }
}

/** Returns true if the build was given a Matomo address. */
export function hasStatistics(): boolean {
  return Boolean(document.documentElement.dataset.matomoUrl)
}

/** Loads the firm's own Matomo. Called only after "all". */
export function loadStatistics(): void {
  const { matomoUrl, matomoSite } = document.documentElement.dataset
  if (!hasStatistics() || window._paq) return
  window._paq = [
    ['setTrackerUrl', `${matomoUrl}/matomo.php`],
    ['setSiteId', matomoSite],
    ['setVisitorCookieTimeout', visitorIdMonths * monthSeconds],
    ['setReferralCookieTimeout', referrerMonths * monthSeconds],
    ['setSessionCookieTimeout', sessionMinutes * 60],
    ['trackPageView'],
    ['enableLinkTracking'],
  ]
  const script = document.createElement('script')
  script.src = `${matomoUrl}/matomo.js`
  script.async = true
  document.head.append(script)
}
