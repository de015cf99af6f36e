import { type RefObject, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { Errors } from '../../forms/check-form.ts'
import type { FormValues } from '../../forms/definitions.ts'
import { hiddenFields } from '../../forms/protocol.ts'
import { fill } from '../../i18n/fill.ts'
import { showToast } from '../Toast/show-toast.ts'
import { dismissFailures } from '../Toast/toast-store.ts'
import { deliver, newKey, type Outcome } from './deliver.ts'
import { openerBefore } from './find-outcome-slot.ts'
import type { FormSetup } from './setup.ts'
import { TimeToken } from './time-token.ts'

type Options = {
  form: RefObject<HTMLFormElement | null>
  setup: FormSetup
  showErrors: (errors: Errors) => void
}

/** Sends a request once, reports the result, and keeps the typed text until the service has accepted it. */
export function useDelivery({ form, setup, showErrors }: Options) {
  const key = useRef<string>(undefined)
  const [token] = useState(() => new TimeToken(setup.tokenEndpoint))
  const busy = useRef(false)
  const [dismissed, setDismissed] = useState<Outcome>()

  const prepare = () => {
    if (!setup.whatsApp && !setup.elsewhere) token.request()
  }
  useEffect(prepare, [])

  const [outcome, act, pending] = useActionState<Outcome | undefined, FormValues>(async (_, values) => {
    key.current ??= newKey()
    const trap = form.current?.elements.namedItem(hiddenFields.honeypot) as HTMLInputElement | null
    const result = await deliver(setup.endpoint, values, {
      kind: setup.kind,
      locale: setup.locale,
      person: setup.person ?? '',
      idempotencyKey: key.current,
      token: await token.ripe(),
      honeypot: trap?.value ?? '',
    })
    busy.current = false
    const dialog = form.current?.closest('dialog')
    if (result.accepted) {
      key.current = undefined
      form.current?.reset()
      dialog?.close()
      showToast(sentToast(setup, result.reference))
    } else {
      showToast(failedToast(setup, dialog))
    }
    return result
  }, undefined)

  // Runs after the fields are no longer inert, because inert fields cannot take the focus.
  useEffect(() => {
    if (pending || !outcome) return
    if (!outcome.accepted && outcome.errors && !setup.native) return showErrors(outcome.errors)
    // Moves the focus to the result, unless the visitor has moved on to another element.
    const { activeElement, body } = document
    if (form.current?.contains(activeElement) || activeElement === body)
      form.current?.querySelector<HTMLElement>('[data-result]')?.focus()
  }, [pending, outcome, form, setup.native, showErrors])

  const send = (values: FormValues) => {
    if (busy.current) return
    busy.current = true
    // Moves the focus to the button, because the fields become inert while the request is pending.
    const { current } = form
    if (current?.checkVisibility()) current.querySelector<HTMLElement>('[type="submit"]')?.focus()
    dismissFailures()
    startTransition(() => act(values))
  }

  const dialogOf = () => form.current?.closest('dialog')
  return {
    send,
    prepare,
    pending,
    failed: outcome?.accepted === false && !pending,
    outcome: outcome === dismissed ? undefined : outcome,
    reopen: () => dialogOf()?.showModal(),
    dismiss() {
      // Moves the focus to the opener before the note that contains it disappears.
      const dialog = dialogOf()
      const next =
        (dialog && openerBefore(dialog)) ?? form.current?.querySelector<HTMLElement>('[type="submit"]')
      next?.focus()
      setDismissed(outcome)
    },
  }
}

function sentToast({ texts: { toasts } }: FormSetup, reference: string | undefined) {
  return {
    tone: 'good' as const,
    title: toasts.sentTitle,
    text: toasts.sent,
    detail: reference && fill(toasts.reference, { reference }),
    labels: toasts,
  }
}

function failedToast({ texts: { toasts }, phone }: FormSetup, dialog: HTMLDialogElement | null | undefined) {
  return {
    tone: 'bad' as const,
    title: toasts.failedTitle,
    text: toasts.failed,
    link: { href: phone.href, label: phone.shown },
    action: dialog && !dialog.open ? { label: toasts.reopen, run: () => dialog.showModal() } : undefined,
    labels: toasts,
  }
}
