// Publishing: the draft in sentences, one publication at a time, the history.
import * as v from 'valibot'
import { pathSchema } from '../../src/content/changes.ts'
import { type Call, type Counter, Refusal, type Route, type Watch } from '../route.ts'
import type { Studio } from '../settings.ts'
import { agree, sendingOf } from './agreement.ts'
import { buildName, publicBuild } from './builds.ts'
import { describeFiles } from './describe-changes.ts'
import { discardFile, discardPlace } from './discard.ts'
import { draftFiles } from './draft-files.ts'
import { changedFiles } from './git.ts'
import { issuesOf } from './issues.ts'
import { forget, publishLater, waiting } from './later.ts'
import type { Order, Press } from './press.ts'
import { remoteOf } from './remote.ts'
import { pressOf } from './workshop.ts'

const busy = {
  de: 'Es wird gerade veröffentlicht. Warten Sie, bis das fertig ist.',
  en: 'Something is being published. Wait until that is finished.',
}
const overtaken = {
  de: 'Im Entwurf hat sich etwas geändert. Laden Sie die Seite neu.',
  en: 'Something changed in the draft. Load the page again.',
}
const movedAway = {
  de: 'Die Adresse hat sich geändert. Laden Sie die Seite neu.',
  en: 'The address has changed. Load the page again.',
}
const past = {
  de: 'Dieser Zeitpunkt ist schon vorbei.',
  en: 'This time has already passed.',
}

const file = v.pipe(v.string(), v.maxLength(300))
const files = v.pipe(v.array(file), v.minLength(1), v.maxLength(1000))
const note = v.pipe(v.string(), v.trim(), v.maxLength(300))

const route = (
  method: Route['method'],
  path: string,
  handle: (call: Call, press: Press) => Promise<unknown>,
): Route => ({
  method,
  path: `publish/${path}`,
  access: 'edit',
  handle: async call => ({ json: (await handle(call, await pressOf(call.studio))) ?? {} }),
})

/** What the browser calls files of the content, as git calls them: only those that really are in the draft. */
async function chosen({ workshop: { git, folder } }: Press, names: string[]): Promise<string[]> {
  const there = await draftFiles(git, 'HEAD', folder)
  const paths = names.map(name => `${folder}/${name}`)
  if (paths.some(path => !there.includes(path))) throw new Refusal(409, overtaken)
  return paths
}

async function start(press: Press, { person }: Call, order: Order, says: string): Promise<void> {
  if (!(await press.start({ order, person: person.name, note: says }))) throw new Refusal(409, busy)
}

const draft = route('GET', 'draft', async ({ studio, language }, press) => {
  const { git, folder, builds, check } = press.workshop
  const here = await draftFiles(git, 'HEAD', folder)
  const problems = here.length > 0 ? await check(studio.content) : []
  const shown = await publicBuild(builds)
  const [newest] = await issuesOf(git, 1)
  const named = async (name: 'later' | 'missed') => {
    const found = await waiting(git, name)
    return (
      found && { ...found, files: await describeFiles({ git, studio, folder }, found.files, [], language) }
    )
  }
  return {
    files: await describeFiles({ git, studio, folder }, here, problems, language),
    newest: newest && { number: newest.number, at: newest.at, person: newest.person },
    /** The history is further than what visitors see. */
    isBehind: shown !== undefined && shown !== (await buildName(git, 'HEAD')),
    sending: await remoteOf(git).then(remote => remote && sendingOf(git, remote)),
    later: await named('later'),
    missed: await named('missed'),
  }
})

const state = route('GET', 'state', async (_, press) => ({
  isRunning: press.isRunning,
  publication: press.current && {
    ...press.current,
    steps: press.current.steps.map(({ begun, ...step }) => ({
      ...step,
      so: step.seconds ?? (performance.now() - begun) / 1000,
    })),
  },
}))

const publish = route('POST', 'start', async (call, press) => {
  const body = await call.json(v.strictObject({ files, note }))
  await start(press, call, { kind: 'files', files: await chosen(press, body.files) }, body.note)
})

const again = route('POST', 'again', async (call, press) => {
  await call.json(v.strictObject({}))
  await start(press, call, { kind: 'again' }, '')
})

const agreeing = route('POST', 'agree', async ({ json, person }, { workshop: { git } }) => {
  const { to } = await json(v.strictObject({ to: v.pipe(v.string(), v.maxLength(2000)) }))
  const remote = await remoteOf(git)
  const sending = remote && (await sendingOf(git, remote))
  // What was read is what is agreed to.
  if (sending?.to !== to) throw new Refusal(409, movedAway)
  await agree(git, sending, person.name)
})

const back = route('POST', 'back', async (call, press) => {
  const { number } = await call.json(v.strictObject({ number: v.pipe(v.number(), v.integer()) }))
  await start(press, call, { kind: 'back', number }, '')
})

const cancel = route('POST', 'cancel', async ({ json }, press) => {
  await json(v.strictObject({}))
  press.cancel()
})

const later = route('POST', 'later', async ({ json, person }, press) => {
  const body = await json(v.strictObject({ files, note, at: v.pipe(v.string(), v.isoTimestamp()) }))
  if (Date.parse(body.at) <= Date.now()) throw new Refusal(409, past)
  const paths = await chosen(press, body.files)
  const at = new Date(body.at).toISOString()
  if (!(await publishLater(press, { files: paths, at, person: person.name, note: body.note })))
    throw new Refusal(409, busy)
})

const forgetting = route('POST', 'forget', async ({ json }, press) => {
  const { what } = await json(v.strictObject({ what: v.picklist(['later', 'missed']) }))
  await forget(press.workshop.git, what)
})

const discard = route('POST', 'discard', async ({ json, studio }, press) => {
  const body = await json(
    v.strictObject({
      file,
      place: v.optional(
        v.strictObject({
          what: v.picklist(['changed', 'new', 'gone', 'moved']),
          path: v.pipe(pathSchema, v.minLength(1)),
        }),
      ),
    }),
  )
  await chosen(press, [body.file])
  const place = { git: press.workshop.git, studio, folder: press.workshop.folder }
  if (body.place) await discardPlace(place, body.file, body.place)
  else await discardFile(place, body.file)
})

const issues = route('GET', 'issues', async ({ studio, language, query }, press) => {
  const { git, folder } = press.workshop
  const found = await issuesOf(git, Math.min(30, Number(query.get('most')) || 30))
  return Promise.all(
    found.map(async ({ commit, ...issue }) => {
      const changed = await changedFiles(git, `${commit}^`, commit, folder)
      const described = await describeFiles({ git, studio, folder }, changed, [], language)
      return { ...issue, pages: described.map(({ name }) => name) }
    }),
  )
})

export const publishRoutes: Route[] = [
  draft,
  state,
  publish,
  again,
  agreeing,
  back,
  cancel,
  later,
  forgetting,
  discard,
  issues,
]

/** None where the studio cannot publish, which the screen of publishing says. */
const pressIf = (studio: Studio) =>
  pressOf(studio).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })

export const publishCounter: Counter = {
  name: 'publish',
  access: 'edit',
  count: async studio => {
    const press = await pressIf(studio)
    return press ? (await draftFiles(press.workshop.git, 'HEAD', press.workshop.folder)).length : 0
  },
}

export const publishWatch: Watch = {
  access: 'edit',
  notices: async studio => {
    const press = await pressIf(studio)
    const missed = press && (await waiting(press.workshop.git, 'missed'))
    if (!missed) return []
    return [
      {
        area: 'content',
        wrong: true,
        mark: { de: 'nicht erschienen', en: 'not published' },
        says: {
          de: 'Was zu einem bestimmten Zeitpunkt erscheinen sollte, konnte nicht erscheinen.',
          en: 'What was to appear at a certain time could not appear.',
        },
        href: 'publish',
        action: { de: 'Ansehen', en: 'Look' },
      },
    ]
  },
}
