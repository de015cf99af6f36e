import { type SyntheticEvent, useEffect, useState } from 'react'
import { limits, projectDescriptionSchema, type Quote, quoteSchema } from '../../forms/schema.ts'
import type { FormSetup } from '../../forms/setup.ts'
import { Field } from '../Field/Field.tsx'
import { HiddenFields } from '../Field/HiddenFields.tsx'
import { showToast } from '../Toast/show-toast.ts'
import css from './Form.module.css'
import { FormFoot } from './FormFoot.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useDelivery } from './use-delivery.ts'
import { type WhatsAppSetup, whatsAppAddress } from './whatsapp.ts'

export type QuoteFormProps = FormSetup & {
  labels: { company: string; name: string; email: string; phone: string; message: string }
  /** With it the inquiry becomes a chat message and nothing is sent to the service. */
  whatsApp?: WhatsAppSetup | undefined
}

/** Quote, consultation and existing buildings: the same five fields. The service is what the dialog was opened for. */
export function QuoteForm({ labels, whatsApp, ...setup }: QuoteFormProps) {
  const schema = setup.kind === 'existing-buildings' ? projectDescriptionSchema : quoteSchema
  const { form, errors, check, showErrors, clearErrors, onInput } = useCheckedForm(schema, setup.locale)
  const { send, pending, failed, onFocus } = useDelivery({ form, setup, showErrors })
  const [blocked, setBlocked] = useState<string>()
  const [typed, setTyped] = useState(0)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const checked = check()
    if ('errors' in checked) return showErrors(checked.errors)
    clearErrors()
    if (whatsApp) chat(checked.values, whatsApp)
    else send(checked.values)
  }

  const chat = (quote: Quote, to: WhatsAppSetup) => {
    const address = whatsAppAddress(quote, to)
    // Not "noopener": with it the browser does not tell whether it opened anything.
    const opened = window.open(address, '_blank')
    setBlocked(opened ? undefined : address)
    if (!opened) return
    opened.opener = null
    form.current?.reset()
    form.current?.closest('dialog')?.close()
    showToast({ tone: 'good', ...to.leaving, labels: setup.texts.toasts })
  }

  const field = (name: keyof typeof labels) => ({
    id: `${setup.kind}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
  })
  const { optional } = setup.texts

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={setup.endpoint}
      noValidate={hydrated}
      aria-busy={pending}
      onSubmit={submit}
      onInput={onInput}
      onFocus={whatsApp ? undefined : onFocus}
      onReset={() => setTyped(0)}
    >
      <HiddenFields kind={setup.kind} locale={setup.locale} trap={setup.texts.trap} />
      <div className={css.fields} inert={pending}>
        <Field {...field('company')} optional={optional} wide line={{ autoComplete: 'organization' }} />
        <Field {...field('name')} line={{ autoComplete: 'name' }} />
        <Field {...field('email')} line={{ type: 'email', autoComplete: 'email' }} />
        <Field {...field('phone')} optional={optional} wide line={{ type: 'tel', autoComplete: 'tel' }} />
        <Field
          {...field('message')}
          kind="text"
          wide
          count={typed > 0 ? `${typed} / ${limits.message}` : undefined}
          text={{
            minLength: limits.messageMin,
            onInput: event => setTyped(event.currentTarget.value.trim().length),
          }}
        />
      </div>
      {blocked && whatsApp && (
        <p className={css.fault} role="alert">
          {whatsApp.blocked}{' '}
          <a href={blocked} target="_blank" rel="noopener">
            {whatsApp.open}
          </a>
        </p>
      )}
      <FormFoot setup={setup} pending={pending} faulty={Object.keys(errors).length > 0} failed={failed} />
    </form>
  )
}
