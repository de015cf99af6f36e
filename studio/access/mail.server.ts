// Mails of the Studio to the firm's own people. They wait in the service's outbox, which delivers them and retries.
import { insertMail } from '../../service/inquiries/store-inquiry.ts'
import { finish } from '../../service/mail/compose.ts'
import { renderBody } from '../../service/mail/mail-body.ts'
import { paragraphs } from '../../service/mail/plain.ts'
import { createDailyHash } from '../../service/spam/daily-hash.ts'
import { countAgainst, studioMailLimit } from '../../service/spam/limits.ts'
import type { Sentence } from '../../src/content/problems.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { readIfReadable } from '../content/files.ts'
import type { Studio } from '../http/settings.ts'
import { withStore } from '../inbox/service-store.server.ts'

export type StudioMail = {
  to: { name: string; address: string }
  subject: Sentence
  /** The sentences, each in a paragraph of its own; text that people typed is shown as text. */
  says: Sentence[]
  purpose?: 'studio' | 'login'
}

/** The language of the firm, if the Studio has it; otherwise English. */
export const mailLanguage = (studio: Studio): ProgramLanguage =>
  (readIfReadable(studio, 'mails.yaml') as { firmLanguage?: string } | undefined)?.firmLanguage === 'de'
    ? 'de'
    : 'en'

/** An address within the Studio, as people open it. */
export const studioAddress = ({ origin, port }: Studio, path: string): string =>
  `${origin ?? `http://127.0.0.1:${port}`}/studio/${path}`

/** Resolves to false if the recipient has had too many mails today. Login links have limits of their own. */
export function sendMail(studio: Studio, mail: StudioMail, now = new Date()): Promise<boolean> {
  const { to, subject, says, purpose = 'studio' } = mail
  const language = mailLanguage(studio)
  const { name = '' } = (readIfReadable(studio, 'firm.yaml') ?? {}) as { name?: string }
  return withStore(async ({ database, config }) => {
    const hash = await createDailyHash(database)()
    const body = renderBody(
      language,
      says.map(sentence => ({ paragraph: paragraphs(sentence[language]) })),
    )
    const content = finish({ firm: { name }, mail: config.mail }, purpose, undefined, {
      to,
      replyTo: { name, address: config.mail.to },
      subject: subject[language],
      automatic: true,
      ...body,
    })
    return database.transaction(async queries => {
      if (purpose !== 'login' && (await countAgainst(queries, [studioMailLimit(hash, to.address)], now)))
        return false
      await insertMail(queries, content, undefined, now)
      return true
    })
  })
}

/** Mails the people whose address is known. A failure is only logged, and does not undo the action. */
export async function tell(
  studio: Studio,
  people: readonly { name: string; email: string | null }[],
  mail: Omit<StudioMail, 'to'>,
): Promise<void> {
  for (const { name, email } of people)
    if (email) await sendMail(studio, { ...mail, to: { name, address: email } }).catch(console.error)
}
