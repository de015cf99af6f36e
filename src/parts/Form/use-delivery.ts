import { type RefObject, startTransition, useActionState, useEffect, useRef } from 'react'
import { hiddenFields } from '../../forms/protocol.ts'
import type { FormSetup } from '../../forms/setup.ts'
import { fill } from '../../i18n/fill.ts'
import { showToast } from '../Toast/show-toast.ts'
import { dismissFailures } from '../Toast/toasts.ts'
import { deliver, newKey, type Outcome } from './deliver.ts'
import { TimeToken } from './time-token.ts'
import type { Errors } from './use-checked-form.ts'

type Options = {
  form: RefObject<HTMLFormElement | null>
  setup: FormSetup
  showErrors: (errors: Errors) => void
}

type Refusal = Extract<Outcome, { accepted: false }>

/** Sends an inquiry once, says how it went, and keeps everything typed until the service has it. */
export function useDelivery({ form, setup, showErrors }: Options) {
  const key = useRef<string>(undefined)
  const token = useRef<TimeToken>(undefined)
  token.current ??= new TimeToken(setup.tokenEndpoint)
  const busy = useRef(false)

  const [refusal, act, pending] = useActionState<Refusal | undefined, object>(async (_, values) => {
    key.current ??= newKey()
    const outcome = await deliver({
      endpoint: setup.endpoint,
      kind: setup.kind,
      locale: setup.locale,
      idempotencyKey: key.current,
      token: await token.current?.ripe(),
      trap: form.current?.querySelector<HTMLInputElement>(`[name=${hiddenFields.honeypot}]`)?.value ?? '',
      values,
    })
    busy.current = false
    if (outcome.accepted) {
      key.current = undefined
      form.current?.reset()
      form.current?.closest('dialog')?.close()
      showToast(sentToast(setup, outcome.reference))
    } else {
      showToast(failedToast(setup, form.current?.closest('dialog')))
    }
    return outcome.accepted ? undefined : outcome
  }, undefined)

  // Not before the fields can take the focus again.
  useEffect(() => {
    if (!pending && refusal?.errors) showErrors(refusal.errors)
  }, [pending, refusal, showErrors])

  const send = (values: object) => {
    if (busy.current) return
    busy.current = true
    dismissFailures()
    startTransition(() => act(values))
  }

  return { send, pending, failed: refusal !== undefined && !pending, onFocus: () => token.current?.request() }
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
