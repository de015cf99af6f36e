import { loadStatistics } from './statistics.ts'

// The keys and values are part of the specification and of the privacy page's cookie table.
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

/** Asks once a year. Before an answer nothing is stored, and nothing that needs consent is loaded. */
export function answerConsent(): void {
  const banner = document.getElementById('consent')
  if (!banner) return
  let choice: string | undefined
  try {
    choice = storedChoice()
  } catch {
    // Storage is blocked: the answer cannot be kept, so the question is asked on every page.
  }
  if (choice === 'all') loadStatistics()
  banner.hidden = choice !== undefined

  banner.addEventListener('click', event => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!answer) return
    banner.hidden = true
    document.getElementById('main')?.focus({ preventScroll: true })
    if (answer === 'all') loadStatistics()
    try {
      localStorage.setItem(choiceKey, answer)
      localStorage.setItem(dateKey, String(Date.now()))
    } catch {
      // As above: nothing can be kept.
    }
  })

  for (const button of document.querySelectorAll('[data-consent-reset]')) {
    button.addEventListener('click', () => {
      forget()
      location.reload()
    })
  }
}
