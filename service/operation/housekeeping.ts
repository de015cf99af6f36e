import { fill } from '../../src/i18n/fill.ts'
import { selectInquiries } from '../admin/selection.ts'
import { insertMail } from '../inquiries/store-inquiry.ts'
import { renderBody } from '../mail/body.ts'
import { finish, type MailSettings } from '../mail/compose.ts'
import { purgeBefore, retentionCutoff } from '../retention.ts'
import { deleteOldSalts } from '../spam/daily-hash.ts'
import { deleteArrivals } from '../spam/limits.ts'
import { type Database, reasonOf } from '../store/database.ts'
import { lookAtClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

const digestHour = 7
const interval = 10 * 60_000

/** What has to happen now and then. Each step may run twice or on several instances at once without harm. */
export function startHousekeeping(
  database: Database,
  config: Config,
  settings: () => MailSettings,
  log: Log,
) {
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = housekeep(database, config, settings(), log).catch((error: unknown) => {
      log.error('Housekeeping failed; it will be tried again', { reason: reasonOf(error) })
    })
  }
  const timer = setInterval(run, interval)
  run()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}

export async function housekeep(
  database: Database,
  config: Config,
  settings: MailSettings,
  log: Log,
  now = new Date(),
): Promise<void> {
  await deleteArrivals(database, now)
  await deleteOldSalts(database, now)
  const absentSince = await lookAtClock(database, now)
  if (absentSince) {
    log.error(
      'ALARM: the clock is so far ahead that nothing is deleted. If it is right, run "npm run inquiries -- purge --yes"',
      { now: now.toISOString(), last: absentSince.toISOString() },
    )
  } else {
    const cutoff = retentionCutoff(config.retentionMonths, now)
    const { inquiries, isForgotten } = await purgeBefore(database, config.dataDir, cutoff)
    if (inquiries > 0) log.info('Deleted inquiries past their retention', { inquiries })
    if (!isForgotten)
      log.warn('What was deleted is still in the files of the store: another program reads it')
  }
  if (localHour(now) >= digestHour) await writeDigest(database, settings, now)
}

/** At most one a day, and none when all is well. */
export async function writeDigest(database: Database, settings: MailSettings, now: Date): Promise<void> {
  const parked = await selectInquiries(database, { state: 'parked' })
  const held = await selectInquiries(database, { state: 'held' })
  const total = parked.length + held.length
  if (total === 0) return
  const { texts, firm, mail } = settings
  const locale = texts.firmLanguage
  const { digest: t, kinds } = texts[locale].mails
  const section = (text: string, found: typeof parked) =>
    found.length === 0
      ? []
      : [
          { paragraph: fill(text, { count: found.length }) },
          {
            rows: found.map(({ reference, kind, received_at }): [string, string] => [
              reference,
              `${kinds[kind]}, ${received_at.slice(0, 10)}`,
            ]),
          },
        ]
  const body = renderBody(locale, [...section(t.parked, parked), ...section(t.held, held)])
  const digest = finish(settings, 'digest', `digest:${now.toISOString().slice(0, 10)}`, {
    to: { name: firm.name, address: mail.to },
    replyTo: { name: firm.name, address: mail.to },
    subject: fill(t.subject, { count: total }),
    automatic: true,
    ...body,
  })
  await insertMail(database, digest, undefined, now)
}

function localHour(now: Date): number {
  const format = { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' } as const
  return Number(new Intl.DateTimeFormat('en-GB', format).format(now))
}
