// Replaces a person who leaves by a new person, by one who is there already, or by none.

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type Change, valueAt } from '../../src/content/changes.ts'
import { languageCode } from '../../src/content/texts.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { readYaml } from '../content/files.ts'
import { slugOf } from '../content/slug.ts'
import { type DataOf, dataRoute, Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import {
  backwards,
  type Mention,
  mentionsOfPerson,
  type Person,
  personAt,
  placeholderPrefix,
} from './mentions.server.ts'
import { type Called, firstName, renamed, renamingsOf } from './rename.ts'
import { applySteps, byFile, chosen, line, overtaken, places } from './replace-text.server.ts'

const sameName = {
  de: 'Eine Person dieses Namens gibt es schon.',
  en: 'A person with this name already exists.',
}

const pair = v.record(languageCode, line)
const replacePersonSchema = v.strictObject({
  key: line,
  next: v.variant('is', [
    v.strictObject({
      is: v.literal('new'),
      person: v.strictObject({
        name: line,
        role: pair,
        position: v.optional(pair),
        phone: line,
        email: line,
        portrait: v.optional(line),
      }),
      /** True for a successor from the team, who keeps the portrait from there. */
      inTeam: v.boolean(),
    }),
    v.strictObject({ is: v.literal('card'), key: line }),
    v.strictObject({ is: v.literal('nobody') }),
  ]),
  places,
})
type ReplacePersonRequest = v.InferOutput<typeof replacePersonSchema>
type People = {
  persons: Record<string, Person>
  team: { name: string; portrait?: string }[]
}

/** The successor: key, contact data, and the new card if there is one. */
type Next = { key: string; called: Called; card?: unknown; inTeam: boolean }

function nextOf(studio: Studio, { key, next }: ReplacePersonRequest): Next | undefined {
  if (next.is === 'nobody') return undefined
  if (next.is === 'card') return { key: next.key, called: personAt(studio, next.key), inTeam: true }
  const { persons, team } = readYaml(studio, 'people.yaml') as People
  const { person, inTeam } = next
  const newKey = [person.name.split(' ').slice(1).join(' '), person.name]
    .map(slugOf)
    .find(slug => slug !== '' && !Object.hasOwn(persons, slug))
  if (newKey === undefined) throw new Refusal(409, sameName)
  // The old portrait shows another person. Everything else belongs to the position in the firm.
  const { portrait: _, ...old } = personAt(studio, key)
  const fromTeam = inTeam ? team.find(({ name }) => name === firstName(person.name))?.portrait : undefined
  const portrait = person.portrait ?? fromTeam
  return { key: newKey, called: person, card: { ...old, ...person, ...(portrait && { portrait }) }, inTeam }
}

/** Adds the new card first and removes the old one last, so that a page never names a person who does not exist. */
function replace(studio: Studio, request: ReplacePersonRequest, language: ProgramLanguage): Promise<object> {
  const { key } = request
  const old = personAt(studio, key)
  const next = nextOf(studio, request)
  const all = mentionsOfPerson(studio, key, language)
  const mentions = chosen(all, request.places)
  if (!next && mentions.some(({ removal }) => !removal)) throw new Refusal(409, overtaken)
  const { sure, similar } = renamingsOf(old, next?.called ?? old)
  const first = similar.at(-1)?.to ?? ''
  const saying = ({ text, as }: Mention, { key: newKey }: Next) => {
    if (as === 'similar') return renamed(text, [...sure, ...similar])
    if (as === 'text') return renamed(text, sure)
    if (text === key) return newKey
    if (text.includes(placeholderPrefix(key)))
      return renamed(text.replaceAll(placeholderPrefix(key), placeholderPrefix(newKey)), sure)
    return request.next.is === 'card' ? newKey : first
  }
  const changeAt = (mention: Mention): [string, Change] => {
    const { file, path, as, removal } = mention
    const isThere = next && (as === 'team' ? next.inTeam : isListed(studio, mention, next.key))
    if (next && !isThere)
      return as === 'team'
        ? [file, { op: 'set', path: path.slice(0, -1), value: { name: first } }]
        : [file, { op: 'set', path, value: saying(mention, next) }]
    return [file, { op: 'remove', path: removal ?? path }]
  }
  const isNeeded = ({ as, text }: Mention) =>
    as === 'reference' && (text === key || text.includes(placeholderPrefix(key)))
  const isLeft = all.some(mention => isNeeded(mention) && !mentions.includes(mention))
  const ofPeople = (change: Change) => ({ file: 'people.yaml', changes: [change] })
  return applySteps(
    studio,
    [
      ...(next?.card ? [ofPeople({ op: 'set', path: ['persons', next.key], value: next.card })] : []),
      ...byFile(mentions.map(changeAt).sort(([, a], [, b]) => backwards(a.path, b.path))),
      ...(isLeft ? [] : [ofPeople({ op: 'remove', path: ['persons', key] })]),
    ],
    language,
  )
}

/** Checks whether a list already names the successor, who must not appear in it twice. */
const isListed = (studio: Studio, { file, path }: Mention, key: string): boolean => {
  const content = readYaml(studio, file)
  const isNamed = (list: unknown, item: unknown) =>
    Array.isArray(list) && list.some(other => isDeepStrictEqual(other, item))
  const ofItem = { [String(path.at(-1))]: key }
  return (
    isNamed(valueAt(content, path.slice(0, -1)), key) ||
    (isNamed(valueAt(content, path.slice(0, -2)), ofItem) &&
      Object.keys(valueAt(content, path.slice(0, -1)) ?? {}).length === 1)
  )
}

/** Lists where a leaving person is named, and the possible successors. */
const person = dataRoute('GET', 'person', ({ studio, query, language }) => {
  const key = query.get('key') ?? ''
  const { persons, team } = readYaml(studio, 'people.yaml') as People
  const others = Object.entries(persons).filter(([other]) => other !== key)
  const withCard = new Set(Object.values(persons).map(({ name }) => firstName(name)))
  return {
    person: personAt(studio, key),
    mentions: mentionsOfPerson(studio, key, language),
    cards: others.map(([other, { name, phone, email }]) => ({ key: other, name, phone, email })),
    team: team.map(({ name }) => name).filter(name => !withCard.has(name)),
  }
})
export type LeavingPerson = DataOf<typeof person>

const replacePerson = dataRoute('POST', 'replace-person', async ({ studio, json, language }) =>
  replace(studio, await json(replacePersonSchema), language),
)

export const replacePersonRoutes = [person, replacePerson]
