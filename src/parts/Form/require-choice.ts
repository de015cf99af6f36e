import { noChoice } from '../Field/Field.tsx'

/**
 * No option may have an empty value, but only an empty one counts as missing. So the select says itself that
 * nothing is chosen, with the words of the visitor's own browser.
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
