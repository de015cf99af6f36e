import { loadStatistics } from './statistics.client.ts'

// The privacy page's cookie table names these keys.
const choiceKey = 'cookieConsent'
const dateKey = 'cookieConsentDate'
const choices = ['all', 'essential', 'rejected']
const oneYear = 365 * 24 * 60 * 60 * 1000

function storedChoice(): string | undefined {
  const choice = localStorage.getItem(choiceKey)
  const age = Date.now() - Number(localStorage.getItem(dateKey))
  if (choice && choices.includes(choice) && age < oneYear) return choice
  forget()
  return undefined
}

function forget(): void {
  localStorage.removeItem(choiceKey)
  localStorage.removeItem(dateKey)
}

/** The answer on this device, or none: not asked yet, or too long ago, or storage is blocked. */
export function consentChoice(): string | undefined {
  try {
    return storedChoice()
  } catch {
    return undefined
  }
}

export function keepConsent(answer: string): void {
  try {
    localStorage.setItem(choiceKey, answer)
    localStorage.setItem(dateKey, String(Date.now()))
  } catch {
    // Storage is blocked: the answer cannot be kept, so the question is asked on every page.
  }
}

/** Shows or hides the banner. frame/asking.ts shows it before the first paint. */
export function askForConsent(asking: boolean): void {
  document.documentElement.toggleAttribute('data-asking', asking)
}

/** Asks once a year. Before an answer nothing is stored, and nothing that needs consent is loaded. */
export function answerConsent(): void {
  const banner = document.getElementById('consent')
  if (!banner) return
  const choice = consentChoice()
  if (choice === 'all') loadStatistics()
  askForConsent(choice === undefined)
  banner.addEventListener('click', event => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!answer) return
    askForConsent(false)
    document.getElementById('main')?.focus({ preventScroll: true })
    if (answer === 'all') loadStatistics()
    keepConsent(answer)
  })

  for (const button of document.querySelectorAll('[data-consent-reset]')) {
    button.addEventListener('click', () => {
      forget()
      location.reload()
    })
  }
}
