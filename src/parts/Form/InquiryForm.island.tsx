import { type SyntheticEvent, useEffect } from 'react'
import { budgetRanges, homeInquirySchema, projectTypes, timelines } from '../../forms/schema.ts'
import type { FormSetup } from '../../forms/setup.ts'
import { Field, noChoice } from '../Field/Field.tsx'
import { HiddenFields } from '../Field/HiddenFields.tsx'
import css from './Form.module.css'
import { FormFoot } from './FormFoot.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useDelivery } from './use-delivery.ts'

type FieldName =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'projectType'
  | 'budgetRange'
  | 'timeline'
  | 'location'
  | 'description'

export type InquiryFormProps = FormSetup & {
  labels: Record<FieldName, string>
  placeholder: string
  choices: Record<string, string>
}

/** The project inquiry: checked by the browser, closed at once, sent while the visitor reads on. */
export function InquiryForm({ labels, placeholder, choices, ...setup }: InquiryFormProps) {
  const { form, errors, check, showErrors, clearErrors, onInput } = useCheckedForm(
    homeInquirySchema,
    setup.locale,
  )
  const { send, pending, failed, onFocus } = useDelivery({ form, setup, showErrors })

  useEffect(() => (form.current ? requireChoice(form.current) : undefined), [form])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const checked = check()
    if ('errors' in checked) return showErrors(checked.errors)
    clearErrors()
    console.info('Project inquiry', checked.values)
    form.current?.closest('dialog')?.close()
    send(checked.values)
  }

  const field = (name: FieldName) => ({
    id: `${setup.kind}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
  })
  const choice = (name: FieldName, values: readonly string[]) => ({
    ...field(name),
    kind: 'choice' as const,
    placeholder,
    choices: values.map(value => ({ value, label: choices[value] ?? value })),
  })
  const { optional } = setup.texts

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={setup.endpoint}
      aria-busy={pending}
      onSubmit={submit}
      onInput={onInput}
      onFocus={onFocus}
    >
      <HiddenFields kind={setup.kind} locale={setup.locale} trap={setup.texts.trap} />
      <div className={css.fields} inert={pending}>
        <Field {...field('fullName')} line={{ autoComplete: 'name' }} />
        <Field {...field('email')} line={{ type: 'email', autoComplete: 'email' }} />
        <Field {...field('phone')} optional={optional} line={{ type: 'tel', autoComplete: 'tel' }} />
        <Field {...choice('projectType', projectTypes)} />
        <Field {...choice('budgetRange', budgetRanges)} optional={optional} />
        <Field {...choice('timeline', timelines)} optional={optional} />
        <Field {...field('location')} wide />
        <Field {...field('description')} kind="text" wide />
      </div>
      <FormFoot setup={setup} pending={pending} faulty={Object.keys(errors).length > 0} failed={failed} />
    </form>
  )
}

/**
 * No option may have an empty value, but only an empty one counts as missing. So the select says itself that
 * nothing is chosen, with the words of the visitor's own browser.
 */
function requireChoice(form: HTMLFormElement): () => void {
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
