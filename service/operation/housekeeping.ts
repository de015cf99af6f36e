import type { MailSettings } from '../mail/compose.ts'
import { writeDigest } from '../outbox/digest.ts'
import { correctFuture } from '../outbox/outbox.ts'
import { lookAtClock } from '../retention/clock.ts'
import {
  deleteLateLoginMails,
  heldMonths,
  housekeepingMinutes,
  purgeBefore,
  retentionCutoff,
} from '../retention/purge.ts'
import { deleteOldSalts } from '../spam/daily-hash.ts'
import { deleteArrivals } from '../spam/limits.ts'
import { type Database, reasonOf } from '../store/database.ts'
import { visitMonths } from '../visits/visit-limits.ts'
import { deleteVisitsBefore } from '../visits/visit-sums.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

const digestHour = 7
const intervalMs = housekeepingMinutes * 60_000

/** Deletes old data and writes the digest, every few minutes. Several instances may do so at once. */
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
  const timer = setInterval(run, intervalMs)
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
  await correctFuture(database, now)
  await deleteArrivals(database, now)
  await deleteOldSalts(database, now)
  await deleteLateLoginMails(database, config.dataDir, now)
  const absentSince = await lookAtClock(database, now)
  if (absentSince) {
    log.error(
      'ALARM: the clock is so far ahead that nothing is deleted. If it is right, run "npm run inquiries -- purge --yes"',
      { now: now.toISOString(), last: absentSince.toISOString() },
    )
  } else {
    const cutoff = retentionCutoff(config.retentionMonths, now)
    const past = await purgeBefore(database, config.dataDir, cutoff)
    const held = await purgeBefore(database, config.dataDir, retentionCutoff(heldMonths, now), {
      onlyHeld: true,
    })
    const inquiries = past.inquiries + held.inquiries
    if (inquiries > 0) log.info('Deleted inquiries past their retention', { inquiries })
    await deleteVisitsBefore(database, retentionCutoff(visitMonths, now))
    if (!past.isForgotten || !held.isForgotten)
      log.warn('Deleted data is still in the files of the store, because another program is reading them')
  }
  if (localHour(now) >= digestHour) await writeDigest(database, settings, now)
}

function localHour(now: Date): number {
  const format = { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' } as const
  return Number(new Intl.DateTimeFormat('en-GB', format).format(now))
}
