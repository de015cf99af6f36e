import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { checkForm, type Errors } from '../../forms/check-form.ts'
import type { WordedField } from '../../forms/words.ts'

/** Checks an uncontrolled form. React only holds its errors. */
export function useCheckedForm(fields: WordedField[]) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)

  /** Returns the unchecked values. A choice that was not made is an empty string. */
  const typed = () => {
    const data = new FormData(form.current ?? undefined)
    const values = fields.map(({ name, kind, max }) => {
      const service = form.current?.closest<HTMLElement>('[data-service]')?.dataset.service
      // The text that the page fills in is cut, because the visitor can neither see nor shorten it.
      return [name, kind === 'given' ? (service ?? '').slice(0, max) : String(data.get(name) ?? '')]
    })
    return Object.fromEntries(values)
  }

  const check = () => checkForm(fields, typed(), '')

  const showErrors = useCallback((found: Errors) => {
    setErrors(found)
    setAttempt(count => count + 1)
  }, [])

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  /** Removes the error of a field as soon as its value is valid. */
  const onInput = (event: SyntheticEvent) => {
    const { name } = event.target as HTMLInputElement
    if (!errors[name]) return
    const result = check()
    const { [name]: _, ...others } = errors
    const still = 'errors' in result ? result.errors[name] : undefined
    setErrors(still ? { ...others, [name]: still } : others)
  }

  return { form, errors, typed, check, showErrors, clearErrors: () => setErrors({}), onInput }
}
