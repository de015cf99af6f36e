// The beginning of a reply to a visitor. The firm's own mail program takes it from here.
import { localDay } from '../../service/inquiries/local-day.ts'
import { type ServiceTexts, textsIn } from '../../src/content/service-texts.ts'
import { formatLongDay } from '../../src/i18n/dates.ts'
import { fill } from '../../src/i18n/fill.ts'
import type { Locale } from '../../src/routes.ts'

export type Reply = { to: string; subject: string; body: string; href: string }

type ReplyTo = {
  name: string
  email: string
  reference: string
  receivedAt: string
  locale: Locale
  firm: string
}

/** Begins a reply in the inquiry's language. Uses the confirmation's greeting if the name is not known. */
export function replyTo(
  texts: ServiceTexts,
  { name, email, reference, receivedAt, locale, firm }: ReplyTo,
): Reply {
  const {
    locale: language,
    mails: { confirmation, reply },
  } = textsIn(texts, locale)
  const day = localDay(new Date(receivedAt))
  const values = { name, date: formatLongDay(day, language), firm, reference }
  const subject = fill(confirmation.subject, values)
  const greeting = fill(name && reply ? reply.greeting : confirmation.greeting, values)
  const body = [greeting, ...(reply ? [fill(reply.opening, values)] : []), ''].join('\n\n')
  // Encodes the address, so that a comma, question mark or ampersand adds no recipient or field.
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return { to: email, subject, body, href: `mailto:${encodeURIComponent(email)}?${query}` }
}
