// Builds the properties of the form island from content, for pages with a form.
import { defaultForm, endpoint, tokenEndpoint } from '../../forms/protocol.ts'
import { wordedFields } from '../../forms/words.ts'
import { fill } from '../../i18n/fill.ts'
import type { FormSetup } from '../../parts/Form/setup.ts'
import { type Locale, pathOf } from '../../routes.ts'
import { content, site } from './site.ts'

/** Set when the pages are hosted apart from the contact service; otherwise both have the same origin. */
export const serviceOrigin = process.env.CONTACT_ORIGIN ? new URL(process.env.CONTACT_ORIGIN).origin : ''

/** Builds the setup of a form. `person` is responsible for the page and gets its inquiries; otherwise the form names one. */
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
    // The browser shows the messages of a form that only it checks.
    fields: native ? fields.map(field => ({ ...field, messages: {} })) : fields,
    endpoint: serviceOrigin + endpoint,
    elsewhere: elsewhere(),
    tokenEndpoint: serviceOrigin + tokenEndpoint,
    phone: firm.phone,
    privacy: pathOf('datenschutz', locale),
    texts: { optional, choose, send, sending, requiredNote, privacy, trap, failed, notArrived, toasts },
  }
}

/** On a static host, where there is no service, the firm chooses in its content where forms are sent. */
function elsewhere(): FormSetup['elsewhere'] {
  const { inquiries, email } = content.firm
  if (inquiries === undefined) return undefined
  const actions: Record<string, string | undefined> = { mail: `mailto:${email}`, none: undefined }
  return { mailbox: email, action: inquiries in actions ? actions[inquiries] : inquiries }
}

/**
 * Returns the anchor of a form on the contact page, or of the first form there. Without scripts, buttons that open a
 * dialog lead to it.
 */
export function anchorOfForm(kind: string): string {
  const sections = content.pages.contact?.sections ?? []
  const [forms] = sections.filter(({ section }) => section === 'inquiry-forms')
  const items = (forms?.forms ?? []) as { form: { id: string }; anchor: string }[]
  const { anchor } = items.find(({ form }) => form.id === kind) ?? items[0] ?? {}
  if (anchor === undefined) throw new Error('The contact page has no forms.')
  return anchor
}

/** Builds the setup of the quote form that becomes a chat message, if the firm has a number for it. */
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
