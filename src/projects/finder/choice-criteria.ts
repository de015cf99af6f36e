// Criteria that offer a choice: one value, several values of which a project needs one, or a checkbox.
import { clientKinds, disciplines, worksKinds } from '../../content/schemas/fact-kinds.ts'
import { ifStated, roman } from '../facts.ts'
import type { Criterion, Discipline, Reference, Speaking } from './criterion.ts'
import { severalOf, whole } from './criterion-values.ts'
import { askAtLeast, verdict } from './match-figures.ts'

export type ChoiceValues = {
  discipline: Discipline
  type: string[]
  kind: (typeof worksKinds)[number][]
  zone: number
  listed: true
  funded: true
  client: (typeof clientKinds)[number]
}

/** Creates a criterion with one choice from a list. */
function choice<T extends string>(
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
function flag(
  key: 'listed' | 'funded',
  fact: (facts: Reference['facts']) => boolean | undefined,
): Criterion<true> {
  return {
    parse: query => (query.get(key) === '1' ? true : undefined),
    write: () => ({ [key]: 1 }),
    match: ({ facts }) => ifStated(fact(facts), verdict) ?? { verdict: 'open' },
    ask: (_, { facts }) => facts.yes,
    value: ({ facts }, _, { write }) => ifStated(fact(facts), write.yesOrNo),
    fields: [{ label: key, rare: true, as: 'box', get: () => true, set: on => on || undefined }],
  }
}

export const choiceCriteria: { [Key in keyof ChoiceValues]: Criterion<ChoiceValues[Key]> } = {
  discipline: {
    ...choice('discipline', disciplines, ({ words }) => words.disciplines),
    // A project without disciplines counts as building design; for any other discipline it is unknown.
    match: ({ facts }, asked) => {
      if (facts.disciplines) return verdict(facts.disciplines.includes(asked))
      return asked === 'building' ? verdict(true) : { verdict: 'open' }
    },
    value: ({ facts }, _, { words }) =>
      (facts.disciplines ?? ['building']).map(name => words.disciplines[name]).join(', '),
  },
  type: {
    usual: true,
    parse: (query, { categories }) => severalOf(query.get('type'), categories),
    write: chosen => ({ type: chosen.join(',') }),
    match: ({ category }, chosen) => verdict(chosen.includes(category)),
    ask: (chosen, { types, words }) =>
      chosen.map(id => types.find(type => type.id === id)?.label ?? '').join(` ${words.form.or} `),
    value: ({ category }, _, { types }) => types.find(({ id }) => id === category)?.label,
    fields: [
      {
        label: 'type',
        as: 'several',
        options: ({ types }) => types.map(({ id, label }) => [id, label] as const),
        get: chosen => chosen,
        set: chosen => (chosen.length > 0 ? chosen : undefined),
      },
    ],
  },
  kind: {
    usual: true,
    parse: query => severalOf(query.get('kind'), worksKinds),
    write: chosen => ({ kind: chosen.join(',') }),
    match: ({ facts: { works } }, chosen) =>
      works ? verdict(chosen.some(kind => works.includes(kind))) : { verdict: 'open' },
    ask: (chosen, { facts, words }) => chosen.map(kind => facts.works[kind]).join(` ${words.form.or} `),
    value: ({ facts: { works } }, _, { write }) => ifStated(works, write.works),
    fields: [
      {
        label: 'kind',
        as: 'boxes',
        options: ({ facts }) => worksKinds.map(kind => [kind, facts.works[kind]] as const),
        get: chosen => chosen,
        set: chosen => severalOf(chosen.join(','), worksKinds),
      },
    ],
  },
  /** Asks for a fee zone or a higher one. */
  zone: {
    parse: query => whole(5, query.get('zone')),
    write: zone => ({ zone }),
    match: ({ facts: { feeZone } }, zone) => (feeZone ? verdict(feeZone >= zone) : { verdict: 'open' }),
    ask: (zone, speaking) => askAtLeast(speaking.write.zone(zone), speaking),
    value: ({ facts: { feeZone } }, _, { write }) => ifStated(feeZone, write.zone),
    fields: [
      {
        label: 'zone',
        rare: true,
        half: true,
        as: 'select',
        options: () => [['', '–'], ...roman.map((name, index) => [String(index + 1), name] as const)],
        get: zone => String(zone),
        set: text => Number(text) || undefined,
      },
    ],
  },
  listed: flag('listed', ({ listed }) => listed),
  funded: flag('funded', ({ publiclyFunded }) => publiclyFunded),
  client: {
    usual: true,
    ...choice('client', clientKinds, ({ words }) => words.clients),
    match: ({ facts: { client } }, kind) =>
      client?.kind ? verdict(client.kind === kind) : { verdict: 'open' },
    ask: (kind, { facts }) => facts.clients[kind],
    value: ({ facts: { client } }, _, { facts }) => client?.kind && facts.clients[client.kind],
  },
}
