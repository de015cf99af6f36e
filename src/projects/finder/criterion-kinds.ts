// Creates criteria that differ in little more than the fact they check.
import { fill } from '../../i18n/fill.ts'
import { type AreaKind, ifStated } from '../facts.ts'
import type { Criterion, Reference, Speaking } from './criterion.ts'
import { atLeast, verdict } from './match-figures.ts'
import { typedNumber } from './typed.ts'

type Facts = Reference['facts']

/** Returns each known value that the address names, once. Undefined if it names none. */
export function severalOf<T extends string>(text: string | null, known: readonly T[]): T[] | undefined {
  const named = text?.split(',') ?? []
  const chosen = known.filter(value => named.includes(value))
  return chosen.length > 0 ? chosen : undefined
}

/** Creates a criterion with one choice from a list. */
export function choice<T extends string>(
  key: 'discipline' | 'client',
  values: readonly T[],
  labels: (speaking: Speaking) => Record<T, string>,
): Pick<Criterion<T>, 'parse' | 'write' | 'ask' | 'fields'> {
  const find = (text: string | null) => values.find(value => value === text)
  return {
    parse: query => find(query.get(key)),
    write: value => ({ [key]: value }),
    ask: (value, speaking) => labels(speaking)[value],
    fields: [
      {
        label: key,
        as: 'select',
        options: speaking => [
          ['', speaking.words.form.any],
          ...values.map(value => [value, labels(speaking)[value]] as const),
        ],
        get: value => value,
        set: find,
      },
    ],
  }
}

/** Creates a criterion with a checkbox, which can ask only for a yes. */
export function flag(key: 'listed' | 'funded', fact: (facts: Facts) => boolean | undefined): Criterion<true> {
  return {
    parse: query => (query.get(key) === '1' ? true : undefined),
    write: () => ({ [key]: 1 }),
    match: ({ facts }) => ifStated(fact(facts), verdict) ?? { verdict: 'open' },
    ask: (_, { facts }) => facts.yes,
    value: ({ facts }, _, { write }) => ifStated(fact(facts), write.yesOrNo),
    fields: [{ label: key, rare: true, as: 'box', get: () => true, set: on => on || undefined }],
  }
}

/** Creates a criterion for a minimum area. If a project does not state that kind of area, the other kind often decides. */
export function area(
  key: 'gfa' | 'nuf',
  own: 'gross' | 'usable',
  figures: (areas: { [Key in AreaKind]?: number | undefined }) => Parameters<typeof atLeast>[1],
): Criterion<number> {
  const other = own === 'gross' ? 'usable' : 'gross'
  return {
    parse: query => {
      const value = Number(query.get(key))
      return Number.isFinite(value) && value > 0 ? value : undefined
    },
    write: value => ({ [key]: value }),
    match: ({ facts: { areas = {} } }, least) => atLeast(least, figures(areas)),
    ask: (least, { words, write }) => fill(words.asks.atLeast, { value: write.area(least) }),
    value: ({ facts: { areas = {} } }, _, { write }) =>
      ifStated(areas[own], value => write.area(value)) ??
      ifStated(areas[other], value => write.area(value, other)),
    fields: [
      {
        label: key,
        half: true,
        ...(key === 'nuf' && { rare: true }),
        as: 'typed',
        parse: (text, { locale }) => typedNumber(text, locale),
        write: (value, { write }) => write.figure(Number(value)),
        inWords: (value, { write }) => write.area(Number(value)),
        get: value => value,
        set: value => (value === undefined ? undefined : Number(value)),
        wrong: 'numberWrong',
      },
    ],
  }
}
