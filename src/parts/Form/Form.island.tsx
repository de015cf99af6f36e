import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FormValues } from '../../forms/definitions.ts'
import { classes } from '../../styles/classes.ts'
import { Field } from '../Field/Field.tsx'
import { HiddenFields } from '../Field/HiddenFields.tsx'
import { showToast } from '../Toast/show-toast.ts'
import css from './Form.module.css'
import { FormFoot } from './FormFoot.tsx'
import { findOutcomeSlot } from './find-outcome-slot.ts'
import { Mailbox } from './Mailbox.tsx'
import { OutcomeNote } from './OutcomeNote.tsx'
import { PrivacyLine } from './PrivacyLine.tsx'
import { postElsewhere } from './post-elsewhere.ts'
import { requireChoice } from './require-choice.ts'
import type { FormSetup } from './setup.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { useDelivery } from './use-delivery.ts'
import { whatsAppAddress } from './whatsapp.ts'

/** A form of the site. If only the browser checks it, it closes at once; otherwise it waits for the answer of the service. */
export function Form(setup: FormSetup) {
  const { kind, native, fields, texts, whatsApp, elsewhere } = setup
  const { form, errors, typed, check, showErrors, clearErrors, onInput } = useCheckedForm(fields)
  // The ids must be unique, because a page may have a second form of this kind in a dialog.
  const id = useId()
  const delivery = useDelivery({ form, setup, showErrors })
  const [blocked, setBlocked] = useState<string>()
  const [length, setLength] = useState(0)
  const [hydrated, setHydrated] = useState(false)
  const counted = fields.find(field => field.min)?.name
  useEffect(() => setHydrated(true), [])
  useEffect(() => (form.current ? requireChoice(form.current) : undefined), [form])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (delivery.pending) return
    // The browser has already checked the form.
    if (native && !elsewhere) return sendAtOnce(typed())
    const checked = check()
    if ('errors' in checked) return showErrors(checked.errors)
    clearErrors()
    if (elsewhere) return form.current && postElsewhere(form.current, fields, checked.values)
    if (whatsApp) return chat(checked.values)
    delivery.send(checked.values)
  }

  const sendAtOnce = (values: FormValues) => {
    console.info('Project inquiry', values)
    form.current?.closest('dialog')?.close()
    delivery.send(values)
  }

  const chat = (values: FormValues) => {
    if (!whatsApp) return
    const address = whatsAppAddress(fields, values, whatsApp)
    // Without "noopener", because then the browser would not tell whether it opened a window.
    const opened = window.open(address, '_blank')
    setBlocked(opened ? undefined : address)
    if (!opened) return
    opened.opener = null
    form.current?.reset()
    form.current?.closest('dialog')?.close()
    showToast({ tone: 'good', ...whatsApp.leaving, labels: texts.toasts })
  }

  const dialog = delivery.outcome && form.current?.closest('dialog')
  const slot = dialog && findOutcomeSlot(dialog)
  const { outcome, reopen, dismiss } = delivery
  const note = outcome && <OutcomeNote {...{ texts, outcome, reopen, dismiss }} />
  if (elsewhere && !elsewhere.action) return <Mailbox address={elsewhere.mailbox} phone={setup.phone} />
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={elsewhere?.action ?? setup.endpoint}
      encType={elsewhere?.action?.startsWith('mailto:') ? 'text/plain' : undefined}
      noValidate={hydrated && !native}
      aria-busy={delivery.pending}
      onSubmit={submit}
      onInput={event => {
        onInput(event)
        const { name, value } = event.target as HTMLInputElement
        if (name === counted) setLength(value.trim().length)
      }}
      onFocus={elsewhere ? undefined : delivery.prepare}
      onReset={() => setLength(0)}
    >
      {elsewhere ? (
        fields.map(({ name, kind }) => kind === 'given' && <input key={name} type="hidden" name={name} />)
      ) : (
        <HiddenFields id={id} kind={kind} locale={setup.locale} person={setup.person} trap={texts.trap} />
      )}
      <div className={css.fields} inert={delivery.pending}>
        {fields.map(
          field =>
            field.kind !== 'given' && (
              <Field
                key={field.name}
                id={id + field.name}
                field={field}
                words={texts}
                error={errors[field.name]}
                count={field.min && length > 0 ? `${length} / ${field.max}` : undefined}
              />
            ),
        )}
      </div>
      {whatsApp && <p className={classes(css.line, 'small')}>{whatsApp.note}</p>}
      {blocked && (
        <p className={css.fault} role="alert">
          {whatsApp?.blocked}{' '}
          <a href={blocked} target="_blank" rel="noopener">
            {texts.send}
          </a>
        </p>
      )}
      <FormFoot
        setup={setup}
        pending={delivery.pending}
        // Without scripts the button would post the form, which is not what it says.
        disabled={whatsApp !== undefined && !hydrated}
        // The button is not red while errors are.
        quiet={Object.keys(errors).length > 0 || delivery.failed}
        failed={delivery.failed}
      />
      {slot ? createPortal(note, slot) : !delivery.failed && note}
      <PrivacyLine texts={texts} href={setup.privacy} />
    </form>
  )
}
