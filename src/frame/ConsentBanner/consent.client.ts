import { consentMonths } from './durations.ts'
import address from './statistics.client.ts?address'

// The cookie table of the privacy page names these keys.
const choiceKey = 'cookieConsent'
const dateKey = 'cookieConsentDate'
const choices = ['all', 'essential', 'rejected']
const consentMs = (consentMonths / 12) * 365 * 24 * 60 * 60 * 1000

/** The answer on this page, for browsers that block storage. */
let given: string | undefined

/** Returns true if the build was given a Matomo address. */
const hasStatistics = () => Boolean(document.documentElement.dataset.matomoUrl)

/** The version of the question: 1 while the site counts nothing, 2 once it has statistics. */
const question = () => (hasStatistics() ? 2 : 1)

function storedChoice(): string | undefined {
  const choice = localStorage.getItem(choiceKey)
  if (!choice || !choices.includes(choice)) return forget()
  const date = localStorage.getItem(dateKey)
  if (!date) {
    // An answer without a date, from another tool for example, counts as given today.
    keepConsent(choice)
    return choice
  }
  const [answeredAt = 0, version = 1] = date.split(' ').map(Number)
  return Date.now() - answeredAt < consentMs && version >= question() ? choice : forget()
}

function forget(): undefined {
  localStorage.removeItem(choiceKey)
  localStorage.removeItem(dateKey)
}

/** Returns the answer on this device, if it is less than a year old and answers the current question. */
export function consentChoice(): string | undefined {
  try {
    return storedChoice()
  } catch {
    return given
  }
}

export function keepConsent(answer: string): void {
  given = answer
  try {
    localStorage.setItem(choiceKey, answer)
    localStorage.setItem(dateKey, `${Date.now()} ${question()}`)
  } catch {
    // If storage is blocked, the answer cannot be kept, so the banner asks on every page.
  }
}

/** Shows or hides the banner. frame/asking.ts shows it before the first paint. */
export function askForConsent(asking: boolean): void {
  document.documentElement.toggleAttribute('data-asking', asking)
}

/** Starts the statistics, or deletes the data that they stored. Their script loads only if the site has a Matomo. */
async function followAnswer(): Promise<void> {
  if (!hasStatistics()) return
  const script: typeof import('./statistics.client.ts') = await import(/* @vite-ignore */ address)
  if (consentChoice() === 'all') script.loadStatistics()
  else script.dropCookies()
}

/**
 * Asks once a year, and again when statistics are added. Before an answer nothing is stored and nothing is loaded that
 * needs consent.
 */
export function answerConsent(): void {
  const banner = document.getElementById('consent')
  if (!banner) return
  let choice = consentChoice()
  if (choice === 'all') void followAnswer()
  askForConsent(choice === undefined)
  banner.addEventListener('click', event => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!answer) return
    // From now on the first screen animates changes of its height (styles/layout.css).
    document.documentElement.dataset.answered = ''
    askForConsent(false)
    document.getElementById('main')?.focus({ preventScroll: true })
    keepConsent(answer)
    choice = answer
    void followAnswer()
  })
  // A page from the back-forward cache does not know an answer that was given on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && consentChoice() !== choice) location.reload()
  })

  for (const button of document.querySelectorAll('[data-consent-reset]')) {
    button.addEventListener('click', () => {
      forget()
      location.reload()
    })
  }
}
