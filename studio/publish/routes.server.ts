// Publishing: the draft in sentences, one publication at a time, the history.
import * as v from 'valibot'
import { pathSchema } from '../../src/content/changes.ts'
import { themeFile } from '../../src/theme/theme-file.ts'
import { changedFiles } from '../content/git.ts'
import { hasSecondPerson, needSecondPerson } from '../content/legal.ts'
import { nameIn, pathIn, publishedFolders } from '../content/published.ts'
import { refuseTheme } from '../content/theme-right.ts'
import { removeUnnamedFiles } from '../content/unnamed-files.server.ts'
import { editsOf, forgetEdits, loginsIn, namesIn } from '../http/authors.server.ts'
import { type Call, type DataOf, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { agree, sendingOf } from './agreement.server.ts'
import { describeFiles } from './describe-changes.server.ts'
import { discardFile, discardPlace, textWithout } from './discard.server.ts'
import { draft, toWrite } from './draft.server.ts'
import { draftFiles, stampOf, unwrittenIn } from './draft-files.server.ts'
import { editionsOf } from './editions.server.ts'
import type { PublishJob } from './publication.server.ts'
import { PublishError } from './publish-error.server.ts'
import type { Publisher } from './publisher.server.ts'
import { route } from './publisher-route.server.ts'
import { remoteOf } from './remote.server.ts'
import { forget, schedule } from './scheduled.server.ts'
import type { DraftParts } from './worktree.server.ts'

export const busy = {
  de: 'Es wird gerade veröffentlicht. Warten Sie, bis das fertig ist.',
  en: 'A publication is in progress. Please wait until it has finished.',
}
const overtaken = {
  de: 'Im Entwurf hat sich etwas geändert. Laden Sie die Seite neu.',
  en: 'The draft has changed. Please reload the page.',
}
const writtenSince = {
  de: 'Inzwischen hat jemand weitergeschrieben. Sehen Sie die Änderungen noch einmal an; es ist nichts öffentlich geworden.',
  en: 'Another person has changed the draft. Please review the changes again; nothing has been published.',
}
const movedAway = {
  de: 'Die Adresse hat sich geändert. Laden Sie die Seite neu.',
  en: 'The address has changed. Please reload the page.',
}
const secondPerson = {
  de: 'Einen Rechtstext, den Sie geschrieben haben, muss jemand anders freigeben. Bitten Sie um Freigabe.',
  en: 'Another person has to approve a legal text that you wrote. Please ask for approval.',
}
const inThePast = {
  de: 'Dieser Zeitpunkt ist schon vorbei.',
  en: 'This time is in the past.',
}

const file = v.pipe(v.string(), v.maxLength(300))
const files = v.pipe(v.array(file), v.minLength(1), v.maxLength(1000))
/** The state of a file that a person saw. */
const stamp = v.pipe(v.string(), v.maxLength(100))
const chosenPlace = v.strictObject({
  what: v.picklist(['changed', 'new', 'gone', 'moved']),
  path: v.pipe(pathSchema, v.minLength(1)),
})
/** Whole files, and the places of them that stay in the draft. */
export const choice = {
  files,
  seen: v.optional(v.record(file, stamp)),
  without: v.optional(v.pipe(v.array(v.strictObject({ file, ...chosenPlace.entries })), v.maxLength(1000))),
}
type Choice = v.InferOutput<v.StrictObjectSchema<typeof choice, undefined>>
const note = v.pipe(v.string(), v.trim(), v.maxLength(300))

/** Translates the browser's file names into Git's, and refuses files that are not in the draft. */
async function inDraft({ deps: { git, folder } }: Publisher, names: string[]): Promise<string[]> {
  const there = await draftFiles(git, 'HEAD', folder)
  const paths = names.map(name => pathIn(folder, name))
  // Accepts one spelling of a name only, because the rights and the authors of a file are looked up by its name.
  if (paths.some((path, at) => !there.includes(path) || nameIn(folder, path) !== names[at]))
    throw new Refusal(409, overtaken)
  return paths
}

export async function chosen(publisher: Publisher, studio: Studio, choice: Choice): Promise<DraftParts> {
  const { files, without = [], seen = {} } = choice
  const { git, folder } = publisher.deps
  const paths = await inDraft(publisher, files)
  const texts: Record<string, string> = {}
  for (const [name, places] of Map.groupBy(without, place => place.file))
    texts[pathIn(folder, name)] = await textWithout({ git, studio, folder }, name, places)
  const stamps: Record<string, string> = {}
  for (const name of files) {
    const path = pathIn(folder, name)
    const stamp = await stampOf(git.project, path)
    if (seen[name] !== undefined && seen[name] !== stamp) throw new Refusal(409, writtenSince)
    if (texts[path] === undefined) stamps[path] = stamp
  }
  if (unwrittenIn(git.project, paths, texts).length > 0) throw new Refusal(409, toWrite)
  if (!files.includes(themeFile)) return { files: paths, texts, stamps }
  const removed = removeUnnamedFiles(studio.content, texts[pathIn(folder, themeFile)])
  for (const name of removed) delete stamps[pathIn(folder, name)]
  // Leaves out a removed drawing that was never public, because it is not in the draft any more.
  const there = await draftFiles(git, 'HEAD', folder)
  const all = new Set([...paths, ...removed.map(name => pathIn(folder, name))])
  return { files: [...all].filter(path => there.includes(path)), texts, stamps }
}

/** Refuses the choice if somebody has saved one of its files since; nothing was kept of it. */
export function refuseOvertaken(error: unknown): never {
  const isOvertaken = error instanceof PublishError && error.why.kind === 'overtaken'
  throw isOvertaken ? new Refusal(409, writtenSince) : error
}

async function start(publisher: Publisher, { person }: Call, job: Omit<PublishJob, 'person'>): Promise<void> {
  if (!(await publisher.start({ ...job, person: person.name }))) throw new Refusal(409, busy)
}

/** Lists the other authors of these files. Refuses legal texts that only this person wrote. */
async function authorsOf({ studio, person }: Call, names: string[]): Promise<string[]> {
  const edits = await editsOf(studio, names)
  for (const name of await needSecondPerson(studio, names)) {
    const writers = loginsIn(edits.filter(({ file }) => file === name))
    if (!hasSecondPerson(writers, [], person.login)) throw new Refusal(409, secondPerson)
  }
  return namesIn(edits).filter(name => name !== person.name)
}

const state = route('GET', 'state', async (_, publisher) => ({
  isRunning: publisher.isRunning,
  publication: publisher.current && {
    ...publisher.current,
    steps: publisher.current.steps.map(({ begun, ...step }) => ({
      ...step,
      elapsed: step.seconds ?? (performance.now() - begun) / 1000,
    })),
  },
}))
export type PublishState = DataOf<typeof state>
/** A publication as the browser gets it: how long each step has taken so far, instead of when it began. */
export type PublicationState = NonNullable<PublishState['publication']>

const publish = route('POST', 'start', async (call, publisher) => {
  const body = await call.json(v.strictObject({ ...choice, note }))
  const parts = await chosen(publisher, call.studio, body)
  const authors = await authorsOf(call, body.files)
  await start(publisher, call, { request: { kind: 'files', ...parts }, note: body.note, authors })
})

const republish = route('POST', 'again', async (call, publisher) => {
  await call.json(v.strictObject({}))
  await start(publisher, call, { request: { kind: 'again' }, note: '' })
})

const agreeing = route('POST', 'agree', async ({ json, person }, { deps: { git } }) => {
  const { to } = await json(v.strictObject({ to: v.pipe(v.string(), v.maxLength(2000)) }))
  const remote = await remoteOf(git)
  const sending = remote && (await sendingOf(git, remote))
  // The address may have changed since the person read it.
  if (sending?.to !== to) throw new Refusal(409, movedAway)
  await agree(git, sending, person.name)
})

const back = route('POST', 'back', async (call, publisher) => {
  const { number } = await call.json(v.strictObject({ number: v.pipe(v.number(), v.integer()) }))
  await start(publisher, call, { request: { kind: 'back', number }, note: '' })
})

const cancel = route('POST', 'cancel', async ({ json }, publisher) => {
  await json(v.strictObject({}))
  publisher.cancel()
})

const later = route('POST', 'later', async (call, publisher) => {
  const { json, person, studio } = call
  const body = await json(v.strictObject({ ...choice, note, at: v.pipe(v.string(), v.isoTimestamp()) }))
  if (Date.parse(body.at) <= Date.now()) throw new Refusal(409, inThePast)
  const parts = await chosen(publisher, studio, body)
  const at = new Date(body.at).toISOString()
  const authors = await authorsOf(call, body.files)
  const job = { ...parts, at, person: person.name, note: body.note, authors }
  if (!(await schedule(publisher, job).catch(refuseOvertaken))) throw new Refusal(409, busy)
})

const forgetting = route('POST', 'forget', async ({ json }, publisher) => {
  const { what } = await json(v.strictObject({ what: v.picklist(['later', 'missed']) }))
  await forget(publisher.deps.git, what)
})

const discard = route('POST', 'discard', async ({ json, studio, person }, publisher) => {
  const body = await json(v.strictObject({ file, place: v.optional(chosenPlace), seen: v.optional(stamp) }))
  refuseTheme(person.may, body.file)
  await inDraft(publisher, [body.file])
  const { git, folder } = publisher.deps
  const place = { git, studio, folder }
  if (body.place) await discardPlace(place, body.file, body.place, body.seen)
  else {
    await discardFile(place, body.file, body.seen)
    await forgetEdits(studio, [body.file])
  }
})

const editions = route('GET', 'editions', async ({ studio, language, query }, publisher) => {
  const { git, folder } = publisher.deps
  const found = await editionsOf(git, Math.min(30, Number(query.get('most')) || 30))
  return Promise.all(
    found.map(async ({ commit, ...edition }) => {
      const changed = await changedFiles(git, `${commit}^`, commit, publishedFolders(folder))
      const described = await describeFiles({ git, studio, folder }, changed, [], language)
      const revertedBy = found.find(({ takesBack }) => takesBack === edition.number)?.number
      return { ...edition, revertedBy, pages: described.map(({ name }) => name) }
    }),
  )
})

export type EditionSummary = DataOf<typeof editions>[number]

export const publishRoutes = [
  draft,
  state,
  publish,
  republish,
  agreeing,
  back,
  cancel,
  later,
  forgetting,
  discard,
  editions,
]
