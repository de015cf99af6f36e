// The properties of the form island, from content. Pages call this where they mount a form.
import { defaultForm, endpoint, tokenEndpoint } from '../../forms/protocol.ts'
import { wordedFields } from '../../forms/words.ts'
import { fill } from '../../i18n/fill.ts'
import type { FormSetup } from '../../parts/Form/setup.ts'
import { type Locale, pathOf } from '../../routes.ts'
import { content, site } from './site.ts'

/** Set when the pages are hosted apart from the contact service; otherwise both have the same origin. */
export const serviceOrigin = process.env.CONTACT_ORIGIN ? new URL(process.env.CONTACT_ORIGIN).origin : ''

/** Sets up a form. `person` is responsible for the page and gets its inquiries; else the form names one. */
export function formSetup(locale: Locale, kind: string, person?: string): FormSetup {
  const { firm, forms, formDefinitions } = site(locale)
  const fields = wordedFields(kind, { ...forms, definitions: formDefinitions })
  const { native = false, recipient } = formDefinitions[kind] ?? {}
  const { optional, choose, send, sending, requiredNote, privacy, trap, failed, notArrived, toasts } = forms
  return {
    kind,
    locale,
    person: person ?? recipient?.id,
    native,
    // A form that only the browser checks says nothing of its own.
    fields: native ? fields.map(field => ({ ...field, messages: {} })) : fields,
    endpoint: serviceOrigin + endpoint,
    elsewhere: elsewhere(),
    tokenEndpoint: serviceOrigin + tokenEndpoint,
    phone: firm.phone,
    privacy: pathOf('datenschutz', locale),
    texts: { optional, choose, send, sending, requiredNote, privacy, trap, failed, notArrived, toasts },
  }
}

/** A static host has no service: the firm chooses in content where its forms go. */
function elsewhere(): FormSetup['elsewhere'] {
  const { inquiries, email } = content.firm
  if (inquiries === undefined) return undefined
  const actions: Record<string, string | undefined> = { mail: `mailto:${email}`, none: undefined }
  return { mailbox: email, action: inquiries in actions ? actions[inquiries] : inquiries }
}

/**
 * The anchor of a form on the contact page, or of the first form there if it has no place of its own. Buttons that open a
 * dialog lead there without script.
 */
export function anchorOfForm(kind: string): string {
  const sections = content.pages.contact?.sections ?? []
  const [forms] = sections.filter(({ section }) => section === 'inquiry-forms')
  const items = (forms?.forms ?? []) as { form: { id: string }; anchor: string }[]
  const { anchor } = items.find(({ form }) => form.id === kind) ?? items[0] ?? {}
  if (anchor === undefined) throw new Error('The contact page has no forms.')
  return anchor
}

/** The quote form that becomes a chat message, where the firm has a number for it. */
export function chatSetup(locale: Locale): FormSetup {
  const { firm, forms } = site(locale)
  const { open, note, ...chat } = forms.whatsapp
  const setup = formSetup(locale, defaultForm)
  if (!firm.whatsapp) return setup
  const fields = setup.fields.map(field => field.label).join(', ')
  return {
    ...setup,
    texts: { ...setup.texts, send: open },
    whatsApp: { ...chat, note: fill(note, { fields }), number: firm.whatsapp.href.replace(/\D/g, '') },
  }
}
