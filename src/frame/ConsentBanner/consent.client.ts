import { consentMonths } from './durations.ts'
import address from './statistics.client.ts?address'

// The privacy page's cookie table names these keys.
const choiceKey = 'cookieConsent'
const dateKey = 'cookieConsentDate'
const choices = ['all', 'essential', 'rejected']
const consentMs = (consentMonths / 12) * 365 * 24 * 60 * 60 * 1000

/** The answer on this page, for browsers that block storage. */
let given: string | undefined

/** Returns true if the build was given a Matomo address. */
const hasStatistics = () => Boolean(document.documentElement.dataset.matomoUrl)

/** Version of the question: 1 while the site counts nothing, 2 once it has statistics. */
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

/** The answer on this device, if it is less than a year old and to the question that the banner asks now. */
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
    // Storage is blocked: the answer cannot be kept, so the question is asked on every page.
  }
}

/** Shows or hides the banner. frame/asking.ts shows it before the first paint. */
export function askForConsent(asking: boolean): void {
  document.documentElement.toggleAttribute('data-asking', asking)
}

/** Begins to count, or deletes what counting has stored. The script for it is fetched only where there is a Matomo. */
async function followAnswer(): Promise<void> {
  if (!hasStatistics()) return
  const script: typeof import('./statistics.client.ts') = await import(/* @vite-ignore */ address)
  if (consentChoice() === 'all') script.loadStatistics()
  else script.dropCookies()
}

/** Asks once a year, and when statistics are added. Before an answer nothing is stored, and nothing that needs consent is loaded. */
export function answerConsent(): void {
  const banner = document.getElementById('consent')
  if (!banner) return
  let choice = consentChoice()
  if (choice === 'all') void followAnswer()
  askForConsent(choice === undefined)
  banner.addEventListener('click', event => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!answer) return
    // From now on the first screen changes its height slowly (styles/layout.css).
    document.documentElement.dataset.answered = ''
    askForConsent(false)
    document.getElementById('main')?.focus({ preventScroll: true })
    keepConsent(answer)
    choice = answer
    void followAnswer()
  })
  // A page from the back-forward cache may not know an answer that was given on another page.
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
