import { textsIn } from '../../src/content/service-texts.ts'
import { fill } from '../../src/i18n/fill.ts'
import { readInquiries } from '../admin/read-inquiries.ts'
import { localDay } from '../inquiries/local-day.ts'
import { insertMail } from '../inquiries/store-inquiry.ts'
import { finish, type MailSettings } from '../mail/compose.ts'
import { renderBody } from '../mail/mail-body.ts'
import type { Database } from '../store/database.ts'

/** Mails the firm a list of held and undeliverable inquiries, at most once a day and only if there are any. */
export async function writeDigest(database: Database, settings: MailSettings, now: Date): Promise<void> {
  // Leaves out inquiries that staff have marked as done.
  const parked = await readInquiries(database, { state: 'parked', done: false })
  const held = await readInquiries(database, { state: 'held' })
  const total = parked.length + held.length
  if (total === 0) return
  const { texts, firm, mail } = settings
  const locale = texts.firmLanguage
  const { mails, forms } = textsIn(texts, locale)
  const t = mails.digest
  const section = (text: string, found: typeof parked) =>
    found.length === 0
      ? []
      : [
          { paragraph: fill(text, { count: found.length }) },
          {
            rows: found.map(({ reference, kind, receivedAt }): [string, string] => [
              reference,
              `${forms.definitions[kind]?.name ?? kind}, ${localDay(new Date(receivedAt))}`,
            ]),
          },
        ]
  const body = renderBody(locale, [...section(t.parked, parked), ...section(t.held, held)], firm.colours)
  const digest = finish(settings, 'digest', `digest:${now.toISOString().slice(0, 10)}`, {
    to: { name: firm.name, address: mail.to },
    replyTo: { name: firm.name, address: mail.to },
    subject: fill(t.subject, { count: total }),
    automatic: true,
    ...body,
  })
  await insertMail(database, digest, undefined, now)
}
