import { dropCookies } from './statistics.client.ts'

/** Passed in by the script of every page, so that this script does not share a chunk with it. */
type Consent = Pick<typeof import('./consent.client.ts'), 'consentChoice' | 'keepConsent' | 'askForConsent'>

/** Operates the button of the privacy page that stops counting on this device (sections/LongText/StatisticsOptOut.tsx). */
export function operateOptOut(
  button: HTMLElement,
  { consentChoice, keepConsent, askForConsent }: Consent,
): void {
  const status = document.querySelector<HTMLElement>('[data-on][data-off]')
  if (!status) return

  const isCounted = () => {
    const { matomoUrl, visits } = document.documentElement.dataset
    const choice = consentChoice()
    // Matomo counts only after consent; the daily totals count until the visitor refuses.
    if (matomoUrl) return choice === 'all'
    return visits !== undefined && (choice ?? 'all') === 'all' && !refusesByBrowser()
  }
  const show = () => {
    const { on, off } = status.dataset
    status.textContent = (isCounted() ? on : off) ?? ''
  }
  button.addEventListener('click', () => {
    keepConsent('essential')
    // Also deletes the cookies of a Matomo that the site no longer uses.
    dropCookies()
    askForConsent(false)
    // Only a reload removes a tracker that has been loaded.
    if (window._paq) location.reload()
    else show()
  })
  document.getElementById('consent')?.addEventListener('click', () => queueMicrotask(show))
  show()
}

/** Returns true if the browser's settings refuse counting. The service then ignores its reports. */
function refusesByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
