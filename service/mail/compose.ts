import { randomUUID } from 'node:crypto'
import { type ServiceTexts, textsIn } from '../../src/content/service-texts.ts'
import { fill } from '../../src/i18n/fill.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { answerOf } from '../inquiries/asked.ts'
import type { Inquiry } from '../inquiries/inquiry.ts'
import type { Firm } from '../site/build-record.ts'
import { asciiAddress } from './ascii-address.ts'
import { renderBody } from './mail-body.ts'
import { paragraphs, singleLine } from './plain.ts'

/** A name and an address, and not one string, because a mail library would parse "a@b, c@d" as two recipients. */
export interface Mailbox {
  name: string
  address: string
}

/** A finished mail. Every attempt sends the same bytes under the same Message-ID. */
export interface MailContent {
  messageId: string
  date: string
  from: Mailbox
  to: Mailbox
  copy?: Mailbox
  replyTo: Mailbox
  subject: string
  text: string
  html: string
  /** True for generated mails, which other mail systems must not answer. */
  automatic: boolean
}

/** `studio` notifies staff of approvals and remarks. `login` contains a secret and is deleted once it is sent. */
export type MailPurpose = 'inquiry' | 'confirmation' | 'digest' | 'studio' | 'login'

export interface Mail {
  id: string
  purpose: MailPurpose
  /** At most one mail with this key is ever stored. */
  onceKey: string | undefined
  content: MailContent
}

/**
 * The recipient of inquiries and the sender of mails. The sender needs the firm's own domain to pass DMARC.
 */
export interface MailAddresses {
  to: string
  from: string
}

export interface MailSettings {
  texts: ServiceTexts
  firm: Firm
  mail: MailAddresses
  siteUrl: URL
}

export function composeInquiry(settings: MailSettings, inquiry: Inquiry): Mail {
  const { texts } = settings
  const locale = texts.firmLanguage
  const { mails } = textsIn(texts, locale)
  const { reference, fields, asked, receivedAt } = inquiry
  const name = singleLine(answerOf(inquiry, 'name'))
  const values = { kind: asked.form, name, reference }
  const rows: [string, string][] = [
    [mails.fields.reference, reference],
    [mails.fields.received, localTime(receivedAt, locale)],
    [mails.fields.language, languageName(inquiry.locale, locale)],
  ]
  for (const { name: field, label, answer = fields[field] } of asked.fields)
    if (answer) rows.push([label, paragraphs(answer)])
  const body = renderBody(
    locale,
    [
      { paragraph: fill(mails.inquiry.opening, values) },
      { rows },
      { paragraph: fill(mails.inquiry.closing, values) },
    ],
    settings.firm.colours,
  )
  return finish(settings, 'inquiry', undefined, {
    ...recipients(settings, inquiry.person),
    replyTo: { name, address: asciiAddress(answerOf(inquiry, 'email')) },
    subject: fill(mails.inquiry.subject, values),
    automatic: false,
    ...body,
  })
}

/** Includes the firm's own mailbox in every case, so that no inquiry is lost if the person has left the firm. */
function recipients({ firm, mail }: MailSettings, person: string): Pick<MailContent, 'to' | 'copy'> {
  const firmMailbox = { name: firm.name, address: mail.to }
  const address = Object.hasOwn(firm.mailboxes, person) ? firm.mailboxes[person] : undefined
  if (!address || asciiAddress(address) === mail.to) return { to: firmMailbox }
  return { to: { name: '', address: asciiAddress(address) }, copy: firmMailbox }
}

/** Leaves out everything that the visitor typed, so that the confirmation cannot carry a message to a stranger. */
export function composeConfirmation(settings: MailSettings, inquiry: Inquiry): Mail {
  const { texts, firm, mail, siteUrl } = settings
  const { reference, kind } = inquiry
  const { locale, mails, forms } = textsIn(texts, inquiry.locale)
  const t = mails.confirmation
  const opening = forms.definitions[kind]?.opening ?? t.opening
  const values = { firm: firm.name, phone: firm.phone, reference }
  const body = renderBody(
    locale,
    [
      { paragraph: fill(t.greeting, values) },
      { paragraph: fill(opening, values) },
      { paragraph: fill(t.reference, values) },
      { paragraph: fill(t.contact, values) },
      { paragraph: fill(t.notYou, values) },
      { paragraph: `${fill(t.closing, values)}\n${firm.name}\n${siteUrl.origin}` },
      ...(t.particulars ? [{ paragraph: fill(t.particulars, values) }] : []),
    ],
    firm.colours,
  )
  return finish(settings, 'confirmation', undefined, {
    to: { name: '', address: asciiAddress(answerOf(inquiry, 'email')) },
    replyTo: { name: firm.name, address: mail.to },
    subject: fill(t.subject, values),
    automatic: true,
    ...body,
  })
}

export function finish(
  { firm, mail }: { firm: Pick<Firm, 'name'>; mail: Pick<MailAddresses, 'from'> },
  purpose: MailPurpose,
  onceKey: string | undefined,
  content: Omit<MailContent, 'messageId' | 'date' | 'from'>,
): Mail {
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

function localTime(date: Date, locale: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, format).format(date)
}
