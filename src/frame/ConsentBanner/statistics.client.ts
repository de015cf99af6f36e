import { referrerMonths, sessionMinutes, visitorIdMonths } from './durations.ts'

const monthSeconds = 30.5 * 24 * 60 * 60

declare global {
  interface Window {
    _paq?: unknown[][]
  }
}

/** Loads the firm's own Matomo. Called only after the answer "all". */
export function loadStatistics(): void {
  const { matomoUrl, matomoSite } = document.documentElement.dataset
  if (window._paq) return
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

/** Deletes Matomo's cookies, which it sets for this host and path. Their names begin with _pk_. */
export function dropCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!name.startsWith('_pk_')) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    document.cookie = `${name}=; path=/; max-age=0`
  }
}
