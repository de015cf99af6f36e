import { noChoice } from '../Field/Field.tsx'

/**
 * Reports a select without a choice, with the browser's own message. Browsers only reject empty values, but our options
 * must not have one.
 */
export function requireChoice(form: HTMLFormElement): () => void {
  const empty = document.createElement('select')
  empty.required = true
  const check = () => {
    for (const select of form.querySelectorAll<HTMLSelectElement>('select[required]'))
      select.setCustomValidity(select.value === noChoice ? empty.validationMessage : '')
  }
  const afterReset = () => setTimeout(check)
  check()
  form.addEventListener('change', check)
  form.addEventListener('reset', afterReset)
  return () => {
    form.removeEventListener('change', check)
    form.removeEventListener('reset', afterReset)
  }
}
