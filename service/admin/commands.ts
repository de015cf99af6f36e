import { userInfo } from 'node:os'
import { answerOf } from '../inquiries/asked.ts'
import type { Config } from '../operation/config.ts'
import {
  type Erased,
  eraseByEmail,
  lookAtClock,
  purgeBefore,
  retentionCutoff,
  trustClock,
} from '../retention.ts'
import type { Database } from '../store/database.ts'
import { lastDays, readVisits } from '../visits/visit-sums.ts'
import { activityOf, longestNote, recordActivity } from './activity.ts'
import { type Arguments, readArguments, UnfinishedError, UsageError } from './arguments.ts'
import { backup, backupStudio } from './backup.ts'
import { toCsv } from './csv.ts'
import { exportPerson, readInquiries } from './export.ts'
import { releaseHeld, requeue, retryMails } from './requeue.ts'
import { mailsOf, selectInquiries, undeliveredDigests } from './selection.ts'
import { readStats } from './stats.ts'
import { inquiryText, table } from './table.ts'
import { visitText } from './visit-text.ts'

export const usage = `npm run inquiries -- COMMAND

  list     [--state waiting|sent|held|parked|erased] [--kind KIND] [--since DAY] [--until DAY]
           [--done | --open] [--search WORDS]
  show     REFERENCE
  retry    REFERENCE | --all        try parked and waiting mails again, now
  release  REFERENCE | --all        deliver what was held as spam
  hold     REFERENCE                deliver nothing of it until it is released
  done     REFERENCE [--open]       it is dealt with, or after all not
  note     REFERENCE --text TEXT
  export   --csv [filters as for list], or --email ADDRESS (everything about one person)
  erase    --email ADDRESS --yes    remove one person from everything
  purge    [--dry-run] [--held]     delete what is past its retention; --held also what was held and never released,
           [--yes]                  --yes also after a month in which the service did not run
  backup   --to FILE                a copy of the store and of the Studio's, while they run
  stats
  visits   [--since DAY] [--until DAY]   page views as sums of days, the last 30 if nothing is said

  --json   for machines, with every command`

export interface Place {
  database: Database
  config: Config
}

type Command = (place: Place, args: Arguments) => Promise<string>

const commands: Record<string, Command> = {
  list,
  show,
  retry,
  release,
  hold,
  done,
  note,
  export: exportAll,
  erase,
  purge,
  backup: copyStore,
  stats,
  visits,
}

/** Runs one command and returns what to print. */
export function runCommand(place: Place, name: string, args: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".`)
  return command(place, readArguments(args))
}

async function list({ database }: Place, args: Arguments): Promise<string> {
  const inquiries = await readInquiries(database, { ...args.selection, search: args.search })
  if (args.json) return json(inquiries)
  const isFiltered = args.search !== undefined || args.selection.done !== undefined
  const digests = isFiltered ? [] : await undeliveredDigests(database, args.selection)
  return table(
    ['Reference', 'Received', 'Kind', 'State', 'Name', 'E-mail'],
    [
      ...inquiries.map(inquiry => [
        inquiry.reference,
        minute(inquiry.receivedAt),
        inquiry.kind,
        inquiry.heldReason && inquiry.state === 'held' ? `held (${inquiry.heldReason})` : inquiry.state,
        answerOf(inquiry, 'name'),
        answerOf(inquiry, 'email'),
      ]),
      ...digests.map(({ created_at, state }) => ['', minute(created_at), 'digest', state]),
    ],
  )
}

async function show({ database }: Place, args: Arguments): Promise<string> {
  const [inquiry] = await readInquiries(database, { reference: needReference(args) })
  if (!inquiry) throw new UsageError(`There is no inquiry ${args.reference}.`)
  const mails = await mailsOf(database, inquiry.id)
  const deeds = await activityOf(database, inquiry.id)
  return args.json ? json({ ...inquiry, mails, deeds }) : inquiryText(inquiry, mails, deeds)
}

async function retry({ database }: Place, args: Arguments): Promise<string> {
  const count = args.all
    ? await retryMails(database, undefined)
    : await requeue(database, 'retry', needReference(args), userInfo().username)
  return args.json ? json({ mails: count }) : `${count} mails will be tried now.\n`
}

async function release({ database }: Place, args: Arguments): Promise<string> {
  const count = args.all
    ? await releaseHeld(database, undefined)
    : await requeue(database, 'release', needReference(args), userInfo().username)
  return args.json ? json({ inquiries: count }) : `${count} inquiries released.\n`
}

async function hold({ database }: Place, args: Arguments): Promise<string> {
  const count = await requeue(database, 'hold', needReference(args), userInfo().username)
  return args.json ? json({ mails: count }) : `${count} mails are held.\n`
}

async function done({ database }: Place, args: Arguments): Promise<string> {
  const what = args.selection.done === false ? 'open' : 'done'
  return record(database, args, { what, note: null })
}

async function note({ database }: Place, args: Arguments): Promise<string> {
  const text = args.text?.trim() ?? ''
  if (text === '' || text.length > longestNote)
    throw new UsageError(`Say what: --text TEXT, of at most ${longestNote} characters.`)
  return record(database, args, { what: 'note', note: text })
}

async function record(
  database: Database,
  args: Arguments,
  deed: { what: 'done' | 'open' | 'note'; note: string | null },
): Promise<string> {
  const reference = needReference(args)
  if (!(await recordActivity(database, reference, { person: userInfo().username, ...deed })))
    throw new UsageError(`There is no inquiry ${reference}, or it is erased.`)
  return args.json ? json({ reference, ...deed }) : `${reference}: ${deed.what}.\n`
}

async function exportAll({ database }: Place, args: Arguments): Promise<string> {
  if (args.email !== undefined) return json(await exportPerson(database, args.email))
  const inquiries = await readInquiries(database, { ...args.selection, search: args.search })
  if (args.csv) return toCsv(inquiries)
  if (args.json) return json(inquiries)
  throw new UsageError('Say --csv, --json or --email ADDRESS.')
}

async function erase({ database, config }: Place, args: Arguments): Promise<string> {
  if (args.email === undefined) throw new UsageError('Say whom: --email ADDRESS.')
  if (!args.yes) {
    const found = await selectInquiries(database, { email: args.email.trim().toLowerCase() })
    return `${found.length} inquiries would be erased for ever. Add --yes to do it.\n`
  }
  const erased = await eraseByEmail(database, config.dataDir, args.email)
  needForgotten(erased)
  return args.json ? json(erased) : `Erased: ${erased.inquiries} inquiries, ${erased.files} mail files.\n`
}

async function purge({ database, config }: Place, args: Arguments): Promise<string> {
  const now = new Date()
  if (args.yes) await trustClock(database, now)
  const absentSince = await lookAtClock(database, now)
  if (absentSince)
    throw new UnfinishedError(
      `It is ${now.toISOString()} on this machine, but this store was last used ${absentSince.toISOString()}. If the clock is right, add --yes.`,
    )
  const cutoff = retentionCutoff(config.retentionMonths, now)
  const options = { dryRun: args.dryRun, includeHeld: args.held }
  const purged = await purgeBefore(database, config.dataDir, cutoff, options)
  needForgotten(purged)
  if (args.json) return json({ ...purged, before: cutoff.toISOString(), dryRun: args.dryRun })
  const verb = args.dryRun ? 'Would delete' : 'Deleted'
  return `${verb} ${purged.inquiries} inquiries from before ${cutoff.toISOString().slice(0, 10)}.\n`
}

async function copyStore({ database, config }: Place, args: Arguments): Promise<string> {
  const dump = 'PostgreSQL has a command of its own: pg_dump --format=custom --file=FILE URL'
  if (args.to === undefined)
    throw new UsageError(database.kind === 'postgres' ? dump : 'Say where: --to FILE.')
  const studio = await backupStudio(config.dataDir, args.to)
  const people = studio === undefined ? '' : `The Studio in ${studio}.\n`
  if (database.kind === 'postgres') {
    if (studio === undefined) throw new UsageError(dump)
    return args.json ? json({ studio }) : `${people}${dump}\n`
  }
  const made = await backup(database, config.dataDir, args.to)
  return args.json
    ? json({ ...made, ...(studio !== undefined && { studio }) })
    : `${made.inquiries} inquiries in ${made.file} (${Math.ceil(made.bytes / 1000)} kB).\n${people}`
}

async function visits({ database }: Place, args: Arguments): Promise<string> {
  const last = lastDays(30)
  const { since = last.since, until = last.until } = args.selection
  const sums = await readVisits(database, since, until)
  return args.json ? json({ since, until, ...sums }) : visitText(sums, since, until)
}

async function stats({ database }: Place, args: Arguments): Promise<string> {
  const figures = await readStats(database)
  if (args.json) return json(figures)
  const rows = [
    ...Object.entries(figures.inquiries).map(([kind, count]) => [`Inquiries: ${kind}`, String(count)]),
    ...Object.entries(figures.mails).map(([state, count]) => [`Mails: ${state}`, String(count)]),
    ['Oldest undelivered mail', `${figures.oldestUndeliveredSeconds} s`],
  ]
  return table(['What', 'Figure'], rows)
}

function needForgotten({ isForgotten, inquiries }: Erased): void {
  if (isForgotten) return
  throw new UnfinishedError(
    `${inquiries} inquiries are deleted, but not yet out of the files of the store: another program is reading them. End it, and run this command again.`,
  )
}

function needReference({ reference }: Arguments): string {
  if (reference === undefined) throw new UsageError('Say which: a REFERENCE such as K7M2-9QXA.')
  return reference
}

function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
