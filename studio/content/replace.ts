// One change at many places: a text that stands in several files, or a person who is followed by another.
import { join } from 'node:path'
import * as v from 'valibot'
import type { Locale } from '../../src/routes.ts'
import { orderIn } from '../form/order.ts'
import { type Answer, Refusal, type Route } from '../route.ts'
import type { Studio } from '../settings.ts'
import { CannotChange, type Change, pathSchema } from '../splice/change.ts'
import { splice } from '../splice/splice.ts'
import { newProblems, pathOf, problemsOf } from './check.ts'
import { contentFile, readText, readYaml } from './files.ts'
import { type Mention, mentionsOf, mentionsOfPerson, personAt, placeOf } from './mentions.ts'
import { fileName, wayTo } from './names.ts'
import { renamed, renamingsOf } from './rename.ts'
import { tellSaved } from './saved.ts'
import { slugOf } from './slug.ts'
import { formFor } from './texts.ts'
import { writeWhole } from './write.ts'

const overtaken = {
  de: 'Eine der Stellen liest sich inzwischen anders. Laden Sie die Seite neu.',
  en: 'One of the places reads differently by now. Load the page again.',
}
const sameName = {
  de: 'Eine Person dieses Namens gibt es schon.',
  en: 'There is a person of this name already.',
}

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))
const pair = v.strictObject({ de: line, en: line })
const places = v.pipe(
  v.array(v.strictObject({ file: line, path: pathSchema, text: v.string() })),
  v.maxLength(500),
)
const replacing = v.strictObject({ old: line, next: line, places })
const succession = v.strictObject({
  key: line,
  person: v.strictObject({
    name: line,
    role: pair,
    position: v.optional(pair),
    phone: line,
    email: line,
  }),
  places,
})
type Chosen = v.InferOutput<typeof places>

/** What was ticked, as it stands now. */
function chosen(mentions: Mention[], ticked: Chosen): Mention[] {
  return ticked.map(({ file, path, text }) => {
    const found = mentions.find(
      mention =>
        mention.file === file && mention.text === text && mention.path.join('\n') === path.join('\n'),
    )
    if (!found) throw new Refusal(409, overtaken)
    return found
  })
}

/** Files with their changes, written in this order when the check has nothing against the whole. */
type Steps = { file: string; changes: Change[] }[]

async function applySteps(studio: Studio, steps: Steps, language: Locale): Promise<Answer> {
  const texts: Record<string, string> = {}
  const writes: [string, string][] = []
  for (const { file, changes } of steps) {
    const { schema } = contentFile(studio, file)
    const text = spliced(texts[file] ?? readText(studio, file), changes, orderIn(formFor(file, schema)))
    texts[file] = text
    writes.push([file, text])
  }
  const problems = newProblems(problemsOf(studio, language), problemsOf(studio, language, texts))
  if (problems.length > 0) {
    const told = problems.map(problem => ({
      way: wayIn(studio, problem.file, pathOf(problem), language),
      message: problem.message,
    }))
    return { status: 422, json: { problems: told } }
  }
  for (const [file, text] of writes) writeWhole(join(studio.content, file), text)
  for (const file of Object.keys(texts)) await tellSaved(join(studio.content, file))
  return { json: {} }
}

function spliced(text: string, changes: Change[], order: ReturnType<typeof orderIn>): string {
  try {
    return splice(text, changes, order)
  } catch (error) {
    if (error instanceof CannotChange) throw new Refusal(409, overtaken)
    throw error
  }
}

function wayIn(studio: Studio, file: string, path: Change['path'], language: Locale): string[] {
  const value = readYaml(studio, file)
  return [
    fileName(file, value)[language],
    ...wayTo(formFor(file, contentFile(studio, file).schema), value, path, language),
  ]
}

const byFile = (changes: [string, Change][]): Steps =>
  [...Map.groupBy(changes, ([file]) => file)].map(([file, of]) => ({
    file,
    changes: of.map(([, change]) => change),
  }))

const replaceText = (
  studio: Studio,
  { old, next, places: ticked }: v.InferOutput<typeof replacing>,
  language: Locale,
): Promise<Answer> => {
  const found = chosen(mentionsOf(studio, old, next, language).mentions, ticked)
  const changes = found.map(({ file, path, text }): [string, Change] => [
    file,
    { op: 'set', path, value: renamed(text, [{ from: old, to: next }]) },
  ])
  return applySteps(studio, byFile(changes), language)
}

/** The new card comes first and the old one goes last: at no moment does a page name somebody who is not there. */
async function replacePerson(
  studio: Studio,
  { key, person, places: ticked }: v.InferOutput<typeof succession>,
  language: Locale,
): Promise<Answer> {
  const old = personAt(studio, key)
  const all = mentionsOfPerson(studio, key, language)
  const found = chosen(all, ticked)
  const { persons } = readYaml(studio, 'people.yaml') as { persons: Record<string, unknown> }
  const newKey = [person.name.split(' ').slice(1).join(' '), person.name]
    .map(slugOf)
    .find(slug => slug !== '' && !Object.hasOwn(persons, slug))
  if (newKey === undefined) throw new Refusal(409, sameName)
  const { sure, similar } = renamingsOf(old, person)
  const first = similar.at(-1)?.to ?? person.name
  const saying = (text: string, as: Mention['as']) => {
    if (as === 'similar') return renamed(text, [...sure, ...similar])
    if (as === 'text') return renamed(text, sure)
    if (text === key) return newKey
    return text.includes(placeOf(key)) ? renamed(text.replaceAll(placeOf(key), placeOf(newKey)), sure) : first
  }
  const changeAt = ({ file, path, text, as }: Mention): [string, Change] => {
    if (as === 'team') return [file, { op: 'set', path: path.slice(0, -1), value: { name: first } }]
    return [file, { op: 'set', path, value: saying(text, as) }]
  }
  // The portrait shows somebody else; everything else belongs to the place in the firm.
  const { portrait: _, ...card } = { ...old, ...person } as Record<string, unknown>
  const isNeeded = ({ as, text }: Mention) =>
    as === 'reference' && (text === key || text.includes(placeOf(key)))
  const isLeft = all.some(mention => isNeeded(mention) && !found.includes(mention))
  return applySteps(
    studio,
    [
      { file: 'people.yaml', changes: [{ op: 'set', path: ['persons', newKey], value: card }] },
      ...byFile(found.map(changeAt)),
      ...(isLeft
        ? []
        : [{ file: 'people.yaml', changes: [{ op: 'remove', path: ['persons', key] } satisfies Change] }]),
    ],
    language,
  )
}

const mentions: Route = {
  method: 'GET',
  path: 'mentions',
  access: 'edit',
  handle: ({ studio, query, language }) => {
    const [old, next] = ['old', 'next'].map(name => (query.get(name) ?? '').trim().slice(0, 300))
    return {
      json: old ? mentionsOf(studio, old, next ?? '', language) : { mentions: [], follows: [] },
    }
  },
}

const replaceAll: Route = {
  method: 'POST',
  path: 'replace',
  access: 'edit',
  handle: async ({ studio, json, language }) => replaceText(studio, await json(replacing), language),
}

const person: Route = {
  method: 'GET',
  path: 'person',
  access: 'edit',
  handle: ({ studio, query, language }) => {
    const key = query.get('key') ?? ''
    return { json: { person: personAt(studio, key), mentions: mentionsOfPerson(studio, key, language) } }
  },
}

const succeed: Route = {
  method: 'POST',
  path: 'replace-person',
  access: 'edit',
  handle: async ({ studio, json, language }) => replacePerson(studio, await json(succession), language),
}

export const replaceRoutes: Route[] = [mentions, replaceAll, person, succeed]
