// The mail to somebody who asked, as it begins: the firm's own mail program takes it from here.
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import type { Locale } from '../../src/routes.ts'

export type Reply = { to: string; subject: string; body: string; href: string }

type ReplyTo = {
  kind: string
  name: string
  email: string
  reference: string
  receivedAt: string
  locale: Locale
  firm: string
}

/** In the language in which they wrote, where the program speaks it. */
const beginnings: Record<ProgramLanguage, (to: ReplyTo, day: string) => { subject: string; body: string }> = {
  de: ({ kind, firm, reference, name }, day) => ({
    subject: `${kind} bei ${firm} (${reference})`,
    body: `Guten Tag${name && ` ${name}`},\n\nvielen Dank für Ihre Anfrage vom ${day}.\n\n`,
  }),
  en: ({ kind, firm, reference, name }, day) => ({
    subject: `${kind}, ${firm} (${reference})`,
    body: `Dear ${name || 'Sir or Madam'},\n\nthank you for your inquiry of ${day}.\n\n`,
  }),
}

export function replyTo(inquiryData: ReplyTo): Reply {
  const { locale, receivedAt, email } = inquiryData
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' } as const
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', format).format(
    new Date(receivedAt),
  )
  const { subject, body } = beginnings[locale === 'de' ? 'de' : 'en'](inquiryData, day)
  // Encodes the address, so that a comma, question mark or ampersand adds no recipient or field.
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return { to: email, subject, body, href: `mailto:${encodeURIComponent(email)}?${query}` }
}
