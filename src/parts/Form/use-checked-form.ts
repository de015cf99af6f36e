import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { checkForm } from '../../forms/check.ts'
import type { FormLocale } from '../../forms/protocol.ts'

export type Errors = Record<string, string>
type AnySchema = v.GenericSchema & { entries: object }

/** A form whose fields stay in the browser's hands; React knows only what is wrong with them. */
export function useCheckedForm<Schema extends AnySchema>(schema: Schema, locale: FormLocale) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)

  const check = () => {
    const typed = new FormData(form.current ?? undefined)
    const service = form.current?.closest<HTMLElement>('[data-service]')?.dataset.service
    if (service) typed.set('service', service)
    const fields = Object.keys(schema.entries).flatMap(name => {
      const value = typed.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    })
    return checkForm(schema, Object.fromEntries(fields), locale)
  }

  const showErrors = useCallback((found: Errors) => {
    setErrors(found)
    setAttempt(count => count + 1)
  }, [])

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  /** A sentence goes as soon as its field is right. */
  const onInput = (event: SyntheticEvent) => {
    const { name } = event.target as HTMLInputElement
    if (!errors[name]) return
    const found = check()
    const { [name]: _, ...others } = errors
    const still = 'errors' in found ? found.errors[name] : undefined
    setErrors(still ? { ...others, [name]: still } : others)
  }

  return { form, errors, check, showErrors, clearErrors: () => setErrors({}), onInput }
}
