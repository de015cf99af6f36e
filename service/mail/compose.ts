import { randomUUID } from 'node:crypto'
import type { FormLocale } from '../../src/forms/protocol.ts'
import type { MailConfig } from '../config.ts'
import type { Firm } from '../firm.ts'
import { type Inquiry, senderName } from '../inquiries/inquiry.ts'
import { asciiAddress } from './address.ts'
import { renderBody } from './body.ts'
import { paragraphs, singleLine } from './plain.ts'
import { fieldOrder, fill, type MailTexts } from './texts.ts'

/** Never a string: of "a@b, c@d" a mail library makes two recipients. */
export interface Mailbox {
  name: string
  address: string
}

/** A finished mail: sending it again sends the same bytes under the same Message-ID. */
export interface MailContent {
  messageId: string
  date: string
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox
  subject: string
  text: string
  html: string
  /** Written by a machine: mail systems must not answer it. */
  automatic: boolean
}

export type MailPurpose = 'inquiry' | 'confirmation' | 'digest'

export interface MailToSend {
  id: string
  purpose: MailPurpose
  /** At most one mail with this key is ever stored. */
  onceKey: string | undefined
  content: MailContent
}

export interface MailSettings {
  texts: MailTexts
  firm: Firm
  mail: MailConfig
  siteUrl: URL
}

export function composeInquiry(settings: MailSettings, inquiry: Inquiry): MailToSend {
  const { texts, firm, mail } = settings
  const locale = texts.firmLanguage
  const { reference, receivedAt } = inquiry
  const fields: Partial<Record<(typeof fieldOrder)[number], string>> = inquiry.fields
  const name = singleLine(senderName(inquiry.fields))
  const values = { kind: texts.kinds[inquiry.kind][locale], name, reference }
  const label = (field: keyof MailTexts['fields']) => texts.fields[field][locale]
  const rows: [string, string][] = [
    [label('reference'), reference],
    [label('received'), localTime(receivedAt, locale)],
    [label('language'), texts.choices[inquiry.locale][locale]],
  ]
  for (const field of fieldOrder) {
    const value = fields[field]
    if (value) rows.push([label(field), paragraphs(choice(texts, field, value, locale))])
  }
  const body = renderBody(locale, [
    { paragraph: fill(texts.inquiry.opening, locale, values) },
    { rows },
    { paragraph: fill(texts.inquiry.closing, locale, values) },
  ])
  return finish(settings, 'inquiry', undefined, {
    to: { name: firm.name, address: mail.to },
    replyTo: { name, address: asciiAddress(inquiry.fields.email) },
    subject: fill(texts.inquiry.subject, locale, values),
    automatic: false,
    ...body,
  })
}

/** Nothing the visitor typed is in it, so that nobody can have us say something to a stranger. */
export function composeConfirmation(settings: MailSettings, inquiry: Inquiry): MailToSend {
  const { texts, firm, mail, siteUrl } = settings
  const { locale, reference, kind } = inquiry
  const t = texts.confirmation
  const values = { firm: firm.name, phone: firm.phone, reference }
  const body = renderBody(locale, [
    { paragraph: fill(t.greeting, locale, values) },
    { paragraph: fill(kind === 'home' ? t.openingHome : t.opening, locale, values) },
    { paragraph: fill(t.reference, locale, values) },
    { paragraph: fill(t.contact, locale, values) },
    { paragraph: fill(t.notYou, locale, values) },
    { paragraph: `${fill(t.closing, locale, values)}\n${firm.name}\n${siteUrl.origin}` },
  ])
  return finish(settings, 'confirmation', undefined, {
    to: { name: '', address: asciiAddress(inquiry.fields.email) },
    replyTo: { name: firm.name, address: mail.to },
    subject: fill(t.subject, locale, values),
    automatic: true,
    ...body,
  })
}

export function finish(
  { firm, mail }: Pick<MailSettings, 'firm' | 'mail'>,
  purpose: MailPurpose,
  onceKey: string | undefined,
  content: Omit<MailContent, 'messageId' | 'date' | 'from'>,
): MailToSend {
  const id = randomUUID()
  const domain = mail.from.slice(mail.from.lastIndexOf('@') + 1)
  return {
    id,
    purpose,
    onceKey,
    content: {
      messageId: `<${id}@${domain}>`,
      date: new Date().toISOString(),
      from: { name: firm.name, address: mail.from },
      ...content,
      subject: singleLine(content.subject),
    },
  }
}

function choice(texts: MailTexts, field: string, value: string, locale: FormLocale): string {
  const isChoice = field === 'projectType' || field === 'budgetRange' || field === 'timeline'
  if (!isChoice || !Object.hasOwn(texts.choices, value)) return value
  return texts.choices[value as keyof MailTexts['choices']][locale]
}

function localTime(date: Date, locale: FormLocale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', format).format(date)
}
