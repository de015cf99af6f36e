import { userInfo } from 'node:os'
import { answerOf } from '../inquiries/asked.ts'
import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { Config } from '../operation/config.ts'
import { lookAtClock, trustClock } from '../retention/clock.ts'
import { type Erased, eraseByEmail } from '../retention/erase.ts'
import { countInStudio } from '../retention/erase-from-studio.ts'
import { purgeBefore, retentionCutoff } from '../retention/purge.ts'
import type { Database } from '../store/database.ts'
import { lastDays, readVisits } from '../visits/visit-sums.ts'
import { activityOf, longestNote, recordActivity } from './activity.ts'
import { type Arguments, readArguments, UnfinishedError, UsageError } from './arguments.ts'
import { backup, backupStudio } from './backup.ts'
import { toCsv } from './csv.ts'
import { exportPerson } from './export.ts'
import { mailsOf, readInquiries } from './read-inquiries.ts'
import { requeue } from './requeue.ts'
import { readStats } from './stats.ts'
import { inquiryText, table } from './table.ts'
import { visitText } from './visit-text.ts'

export const usage = `npm run inquiries -- COMMAND

  list     [--state waiting|sent|held|parked|erased] [--kind KIND] [--since DAY] [--until DAY]
           [--done | --open] [--search WORDS]
  show     REFERENCE
  retry    REFERENCE | --all        try to send parked and waiting mails again now
  release  REFERENCE | --all        send what was held as spam
  hold     REFERENCE                send nothing of this inquiry until it is released
  done     REFERENCE [--open]       mark it as done; --open marks it as open again
  note     REFERENCE --text TEXT    add a note
  export   --csv [filters as for list], or --email ADDRESS (everything about one person)
  erase    --email ADDRESS --yes    erase everything about one person
  purge    [--dry-run] [--held]     delete what is past its retention period; --held also deletes what was held as
           [--yes]                  spam and never released; --yes deletes even if the service was off for a month
  backup   --to FILE                copy the store and the Studio's store while both are in use
  stats                             count inquiries and mails by state
  visits   [--since DAY] [--until DAY]   list page views per day (default: the last 30 days)

  --json   prints the result of any command as JSON`

export interface Place {
  database: Database
  config: Config
}

/** The output of a command. The data is printed as JSON if there is no text, or with `--json`. */
interface Result {
  data: unknown
  text?: string
}

type Command = (place: Place, args: Arguments) => Promise<Result>

const commands: Record<string, Command> = {
  list,
  show,
  retry: move('retry', count => `Mails to be tried again now: ${count}`),
  release: move('release', count => `Inquiries released: ${count}`),
  hold: move('hold', count => `Mails held: ${count}`),
  done: (place, args) => record(place, args, { what: args.open ? 'open' : 'done', note: null }),
  note,
  export: exportAll,
  erase,
  purge,
  backup: copyStore,
  stats,
  visits,
}

/** Runs one command and returns its output. */
export async function runCommand(place: Place, name: string, args: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".`)
  const read = readArguments(args)
  const { data, text } = await command(place, read)
  return text === undefined || read.json ? `${JSON.stringify(data, null, 2)}\n` : text
}

async function list({ database }: Place, { selection }: Arguments): Promise<Result> {
  const inquiries = await readInquiries(database, selection)
  const rows = inquiries.map(inquiry => [
    inquiry.reference,
    inquiry.receivedAt.slice(0, 16).replace('T', ' '),
    inquiry.kind,
    inquiry.heldReason && inquiry.state === 'held' ? `held (${inquiry.heldReason})` : inquiry.state,
    answerOf(inquiry, 'name'),
    answerOf(inquiry, 'email'),
  ])
  const text = table(['Reference', 'Received', 'Kind', 'State', 'Name', 'Email'], rows)
  return { data: inquiries, text }
}

async function show({ database }: Place, args: Arguments): Promise<Result> {
  const [inquiry] = await readInquiries(database, { reference: needReference(args) })
  if (!inquiry) throw new UsageError(`There is no inquiry ${args.reference}.`)
  const mails = await mailsOf(database, inquiry.id)
  const deeds = await activityOf(database, inquiry.id)
  return { data: { ...inquiry, mails, deeds }, text: inquiryText(inquiry, mails, deeds) }
}

function move(what: 'hold' | 'release' | 'retry', says: (count: number) => string): Command {
  return async ({ database }, args) => {
    const reference = args.all && what !== 'hold' ? undefined : needReference(args)
    const count = await requeue(database, what, reference, userInfo().username)
    return { data: { [what === 'release' ? 'inquiries' : 'mails']: count }, text: `${says(count)}\n` }
  }
}

async function note(place: Place, args: Arguments): Promise<Result> {
  const text = args.text?.trim() ?? ''
  if (text === '' || text.length > longestNote)
    throw new UsageError(`Give the note: --text TEXT, with at most ${longestNote} characters.`)
  return record(place, args, { what: 'note', note: text })
}

async function record(
  { database }: Place,
  args: Arguments,
  deed: { what: 'done' | 'open' | 'note'; note: string | null },
): Promise<Result> {
  const reference = needReference(args)
  if (!(await recordActivity(database, reference, { person: userInfo().username, ...deed })))
    throw new UsageError(`There is no inquiry ${reference}, or it is erased.`)
  return { data: { reference, ...deed }, text: `${reference}: ${deed.what}.\n` }
}

async function exportAll({ database }: Place, args: Arguments): Promise<Result> {
  if (args.email !== undefined) return { data: await exportPerson(database, args.email) }
  if (!args.csv && !args.json) throw new UsageError('Give --csv, --json or --email ADDRESS.')
  const inquiries = await readInquiries(database, args.selection)
  return { data: inquiries, text: toCsv(inquiries) }
}

async function erase({ database, config }: Place, args: Arguments): Promise<Result> {
  if (args.email === undefined) throw new UsageError('Give the person’s address: --email ADDRESS.')
  const address = normaliseEmail(args.email)
  const studio = await countInStudio(config.dataDir, address)
  const inStudio =
    studio.accounts + studio.links > 0
      ? `; in the Studio: ${quantity(studio.accounts, 'account', 'accounts')}, ${quantity(studio.links, 'link to a draft', 'links to drafts')}`
      : ''
  if (!args.yes) {
    const { length } = await readInquiries(database, { email: address })
    const text = `${inquiryCount(length)} would be erased permanently${inStudio}. Add --yes to do it.\n`
    return { data: { inquiries: length, studio, isErased: false }, text }
  }
  const erased = await eraseByEmail(database, config.dataDir, args.email)
  needForgotten(erased)
  const text = `Erased: ${inquiryCount(erased.inquiries)}, ${quantity(erased.files, 'mail file', 'mail files')}${inStudio}.\n`
  return { data: { ...erased, studio }, text }
}

async function purge({ database, config }: Place, args: Arguments): Promise<Result> {
  const now = new Date()
  if (args.yes) await trustClock(database, now)
  const absentSince = await lookAtClock(database, now)
  if (absentSince)
    throw new UnfinishedError(
      `It is ${now.toISOString()} on this machine, but this store was last used ${absentSince.toISOString()}. If the clock is right, add --yes.`,
    )
  const cutoff = retentionCutoff(config.retentionMonths, now)
  const dryRun = args['dry-run'] ?? false
  const options = { dryRun, includeHeld: args.held ?? false }
  const purged = await purgeBefore(database, config.dataDir, cutoff, options)
  // An earlier run may have deleted rows without getting them out of the files.
  if (!dryRun && purged.inquiries === 0) purged.isForgotten = await database.forget()
  needForgotten(purged)
  const before = cutoff.toISOString()
  const verb = dryRun ? 'Would delete' : 'Deleted'
  const text = `${verb} ${inquiryCount(purged.inquiries)} from before ${before.slice(0, 10)}.\n`
  return { data: { ...purged, before, dryRun }, text }
}

async function copyStore({ database, config }: Place, { to }: Arguments): Promise<Result> {
  const dump = 'PostgreSQL has a command of its own: pg_dump --format=custom --file=FILE URL'
  const isSqlite = database.kind === 'sqlite'
  if (to === undefined) throw new UsageError(isSqlite ? 'Say where: --to FILE.' : dump)
  const studio = await backupStudio(config.dataDir, to)
  if (!isSqlite && studio === undefined) throw new UsageError(dump)
  const made = isSqlite ? await backup(database, config.dataDir, to) : undefined
  const copied = made
    ? `${inquiryCount(made.inquiries)} in ${made.file} (${Math.ceil(made.bytes / 1000)} kB).`
    : dump
  const people = studio === undefined ? '' : `The Studio in ${studio}.\n`
  return { data: { ...made, studio }, text: `${copied}\n${people}` }
}

async function visits({ database }: Place, args: Arguments): Promise<Result> {
  const last = lastDays(30)
  const { since = last.since, until = last.until } = args.selection
  const sums = await readVisits(database, since, until)
  return { data: { since, until, ...sums }, text: visitText(sums, since, until) }
}

async function stats({ database }: Place): Promise<Result> {
  const figures = await readStats(database)
  const rows = [
    ...Object.entries(figures.inquiries).map(([kind, count]) => [`Inquiries: ${kind}`, String(count)]),
    ...Object.entries(figures.mails).map(([state, count]) => [`Mails: ${state}`, String(count)]),
    ['Oldest undelivered mail', `${figures.oldestUndeliveredSeconds} s`],
  ]
  return { data: figures, text: table(['What', 'Figure'], rows) }
}

function needForgotten({ isForgotten, inquiries }: Erased): void {
  if (isForgotten) return
  throw new UnfinishedError(
    `${quantity(inquiries, 'inquiry is', 'inquiries are')} deleted, but not yet out of the files of the store: another program is reading them. End it, and run this command again.`,
  )
}

const quantity = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const inquiryCount = (count: number) => quantity(count, 'inquiry', 'inquiries')

function needReference({ reference }: Arguments): string {
  if (reference === undefined) throw new UsageError('Give a REFERENCE such as K7M2-9QXA.')
  return reference
}
