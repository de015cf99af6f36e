import type { FormTexts } from '../../content/schemas/form-texts.ts'
import type { WordedField } from '../../forms/words.ts'
import type { WhatsAppSetup } from './whatsapp.ts'

/** The setup of a form in one language: its fields, its endpoints, and the texts around its fields. */
export type FormSetup = {
  kind: string
  /** True if only the browser checks the form, which then closes at once and is sent in the background. */
  native: boolean
  locale: string
  /** The recipient's key in content/people.yaml. Without one, the firm's own mailbox gets the request. */
  person?: string | undefined
  fields: WordedField[]
  endpoint: string
  tokenEndpoint: string
  phone: { shown: string; href: string }
  /** The address of the privacy policy. */
  privacy: string
  texts: Pick<
    FormTexts,
    | 'optional'
    | 'choose'
    | 'send'
    | 'sending'
    | 'requiredNote'
    | 'privacy'
    | 'trap'
    | 'failed'
    | 'notArrived'
    | 'toasts'
  >
  /** Set on a site without our service: the browser posts the form to `action`, or mailbox and phone replace it. */
  elsewhere?: { action?: string | undefined; mailbox: string } | undefined
  /** If set, the request becomes a chat message and the service receives nothing. */
  whatsApp?: WhatsAppSetup | undefined
}
