import type { FormKind, FormLocale } from './protocol.ts'

export type ToastTexts = {
  label: string
  close: string
  sentTitle: string
  sent: string
  reference: string
  failedTitle: string
  failed: string
  reopen: string
}

/** What every form is given: where it sends to, and the texts around its fields in one language. */
export type FormSetup = {
  kind: FormKind
  locale: FormLocale
  endpoint: string
  tokenEndpoint: string
  phone: { shown: string; href: string }
  texts: {
    optional: string
    requiredNote: string
    send: string
    sending: string
    trap: string
    offline: string
    toasts: ToastTexts
  }
}
