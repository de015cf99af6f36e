import { isCounted } from '../visit.client.ts'
import { askForConsent, consentChoice, keepConsent } from './consent.client.ts'
import { hasStatistics } from './statistics.client.ts'

/** The button of the privacy page that ends counting on this device (sections/LongText/StatisticsOptOut.tsx). */
export function operateOptOut(): void {
  const button = document.querySelector<HTMLElement>('[data-statistics-off]')
  const status = document.querySelector<HTMLElement>('[data-on][data-off]')
  if (!button || !status) return

  const show = () => {
    const { on, off } = status.dataset
    status.textContent = ((hasStatistics() ? consentChoice() === 'all' : isCounted()) ? on : off) ?? ''
  }
  button.addEventListener('click', () => {
    keepConsent('essential')
    dropCookies()
    askForConsent(false)
    // A tracker that has been loaded stays loaded until the page is.
    if (window._paq) location.reload()
    else show()
  })
  document.getElementById('consent')?.addEventListener('click', () => queueMicrotask(show))
  show()
}

/** Matomo writes its cookies for this host and path; both kinds begin with _pk_. */
function dropCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!name.startsWith('_pk_')) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    document.cookie = `${name}=; path=/; max-age=0`
  }
}
