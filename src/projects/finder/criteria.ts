// The criteria of a tender, each with its address, verdict, words and fields. A new one is an entry here.
import { clientKinds, disciplines, mostStages, worksKinds } from '../../content/schemas/fact-kinds.ts'
import { fill } from '../../i18n/fill.ts'
import { costOf, ifStated, million, roman, type Stages } from '../facts.ts'
import type { Criterion, Discipline, Finding, Speaking } from './criterion.ts'
import { area, choice, flag, severalOf } from './criterion-kinds.ts'
import { type AskedDates, datesCriterion } from './dates-criterion.ts'
import { type CriterionKey, costGroups, criterionKeys } from './keys.ts'
import { atLeast, verdict, whole } from './match-figures.ts'
import { type AskedStages, finishedStages, matchStages, numbersTo } from './stages.ts'
import { typedMillions, typedNumber } from './typed.ts'

type AskedCost = {
  least?: number
  gross?: true
  groups?: (typeof costGroups)[number]
  /** The code of one that is not the firm's usual one. */
  currency?: string
}
/** A figure of the firm's own, by its short name in facts.yaml. */
type AskedOwn = { id: string; least?: number }

/** Without the parts that are undefined; nothing at all where none is left. */
const kept = <Value extends object>(value: { [Key in keyof Value]: Value[Key] | undefined }) => {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined
}

const stagesOf = (text: string | null): Stages | undefined => {
  const [from = 0, to = 0] =
    /^(\d{1,2})-(\d{1,2})$/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return from > 0 && from <= to && to <= mostStages ? { from, to } : undefined
}

const leastOf = (value: string, { words }: Speaking) => fill(words.asks.atLeast, { value })

const lph: Criterion<AskedStages> = {
  usual: true,
  parse: query => {
    const any = whole(mostStages, query.get('any'))
    return kept<AskedStages>({
      range: stagesOf(query.get('lph')),
      enough: any ?? whole(mostStages, query.get('row')),
      any: any === undefined ? undefined : true,
      finished: query.get('done') === '1' ? true : undefined,
    })
  },
  write: ({ range, enough, any, finished }) => ({
    lph: range && `${range.from}-${range.to}`,
    [any ? 'any' : 'row']: enough,
    done: finished && 1,
  }),
  asks: ({ range, enough, finished }) => range !== undefined || enough !== undefined || finished === true,
  match: matchStages,
  ask: ({ range, enough, any, finished }, { words: { asks }, write }) => {
    const stages = range && write.stages(range)
    const row = any ? asks.any : asks.row
    const text = enough
      ? stages
        ? fill(any ? asks.anyOf : asks.rowOf, { n: enough, stages })
        : fill(row, { n: enough })
      : (stages ?? '')
    return finished ? [text, asks.finished].filter(Boolean).join(', ') : text
  },
  value: (reference, asked, speaking) =>
    asked?.finished
      ? finishedStages(reference, speaking).map(speaking.write.stages).join(', ') || undefined
      : ifStated(reference.facts.phases, speaking.write.stages),
  fields: [
    {
      label: 'stages',
      as: 'stages',
      get: ({ range }) => range,
      set: (range, value) => kept({ ...value, range }),
    },
    {
      label: 'row',
      rare: true,
      half: true,
      as: 'select',
      options: ({ stages, words: { form } }) => {
        const some = numbersTo(stages.count).slice(1, -1)
        return [
          ['', form.any],
          ...some.map(n => [String(n), fill(form.rowCount, { n })] as const),
          ...some.map(n => [`any ${n}`, fill(form.anyCount, { n })] as const),
        ]
      },
      get: ({ enough, any }) => (enough ? `${any ? 'any ' : ''}${enough}` : ''),
      set: (text, { range, finished } = {}) =>
        kept<AskedStages>({
          range,
          finished,
          enough: Number(text.replace('any ', '')) || undefined,
          any: text.startsWith('any') ? true : undefined,
        }),
    },
    {
      label: 'finished',
      rare: true,
      as: 'box',
      get: ({ finished }) => finished === true,
      set: (on, value) => kept({ ...value, finished: on ? true : undefined }),
    },
  ],
}

const cost: Criterion<AskedCost> = {
  usual: true,
  parse: query =>
    kept<AskedCost>({
      least: positive(query.get('cost')),
      gross: query.get('vat') === '1' ? true : undefined,
      groups: costGroups.find(group => group === query.get('kg')),
      currency: /^[A-Z]{3}$/.exec(query.get('currency') ?? '')?.[0],
    }),
  write: ({ least, gross, groups, currency }) => ({ cost: least, vat: gross && 1, kg: groups, currency }),
  asks: ({ least }) => least !== undefined,
  // The net cost is a part of the gross one, so one often decides the other. No project states other cost
  // groups. Exchange rates move, so a cost in one currency says nothing about another.
  match: ({ facts: { costs = {} } }, { least = 0, gross, groups, currency }, { mainCurrency }) => {
    if (groups || !costOf(costs)) return { verdict: 'open' }
    if ((costs.currency ?? mainCurrency) !== (currency ?? mainCurrency))
      return { verdict: 'open', only: 'currency' }
    const amount = Math.round(least * million)
    return gross
      ? atLeast(amount, { exact: costs.gross, below: costs.net, only: 'net' })
      : atLeast(amount, { exact: costs.net, above: costs.gross, only: 'gross' })
  },
  head: ({ groups: group }, { words: { form } }) => group && fill(form.group, { group }),
  ask: ({ least = 0, gross, currency }, speaking) => {
    const cost = { amount: Math.round(least * million), tax: gross ? 'gross' : 'net', currency } as const
    return leastOf(speaking.write.cost(cost, { short: true }), speaking)
  },
  value: ({ facts: { costs } }, asked, { write }) => {
    if (asked?.groups) return undefined
    const stated = costOf(costs, asked?.gross ? 'gross' : 'net')
    return stated && write.cost(stated, { short: true, sayNet: asked?.gross === true })
  },
  fields: [
    {
      label: 'cost',
      half: true,
      as: 'typed',
      parse: (text, { locale, mainCurrency }, asked) =>
        typedMillions(text, locale, asked?.currency ?? mainCurrency),
      write: (millions, { write }) => write.figure(Number(millions)),
      inWords: (millions, { write }, asked) =>
        write.cost({ amount: Number(millions) * million, tax: 'net', currency: asked?.currency }),
      get: ({ least }) => least,
      set: (least, value) =>
        kept<AskedCost>({ ...value, least: least === undefined ? undefined : Number(least) }),
      wrong: 'numberWrong',
    },
    {
      label: 'currency',
      as: 'select',
      isOffered: ({ facts }) => facts.currencies.length > 1,
      options: ({ facts: { currencies }, mainCurrency }) =>
        currencies.map(({ code }) => [code === mainCurrency ? '' : code, code] as const),
      get: ({ currency }) => currency ?? '',
      set: (text, value) => kept<AskedCost>({ ...value, currency: text || undefined }),
    },
    {
      label: 'groups',
      rare: true,
      half: true,
      as: 'select',
      options: ({ words: { form } }) => [
        ['', form.mainGroups],
        ...costGroups.map(group => [group, fill(form.group, { group })] as const),
      ],
      get: ({ groups }) => groups ?? '',
      set: (text, value) => kept<AskedCost>({ ...value, groups: costGroups.find(group => group === text) }),
    },
    {
      label: 'vat',
      rare: true,
      as: 'box',
      get: ({ gross }) => gross === true,
      set: (on, value) => kept<AskedCost>({ ...value, gross: on ? true : undefined }),
    },
  ],
}

function positive(text: string | null): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 ? value : undefined
}

const discipline: Criterion<Discipline> = {
  ...choice('discipline', disciplines, ({ words }) => words.disciplines),
  // A project without disciplines counts as building design; for any other discipline it is unknown.
  match: ({ facts }, asked): Finding => {
    if (facts.disciplines) return verdict(facts.disciplines.includes(asked))
    return asked === 'building' ? verdict(true) : { verdict: 'open' }
  },
  value: ({ facts }, _, { words }) =>
    (facts.disciplines ?? ['building']).map(name => words.disciplines[name]).join(', '),
}

const type: Criterion<string[]> = {
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
}

type WorksKind = (typeof worksKinds)[number]
const kind: Criterion<WorksKind[]> = {
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
}

const zone: Criterion<number> = {
  parse: query => whole(5, query.get('zone')),
  write: zone => ({ zone }),
  match: ({ facts: { feeZone } }, zone) => (feeZone ? verdict(feeZone >= zone) : { verdict: 'open' }),
  ask: (zone, speaking) => leastOf(speaking.write.zone(zone), speaking),
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
}

/** The firm's own share of the work, in per cent. */
const share: Criterion<number> = {
  parse: query => whole(100, query.get('share')),
  write: share => ({ share }),
  match: ({ facts: { ownShare } }, least) =>
    ownShare === undefined ? { verdict: 'open' } : verdict(ownShare >= least),
  ask: (share, speaking) => leastOf(speaking.write.percent(share), speaking),
  value: ({ facts: { ownShare } }, _, { write }) => ifStated(ownShare, write.percent),
  fields: [
    {
      label: 'share',
      rare: true,
      half: true,
      as: 'typed',
      parse: (text, { locale }) => {
        const share = typedNumber(text, locale)
        return typeof share === 'number' ? (whole(100, String(share)) ?? null) : share
      },
      write: (share, { write }) => write.figure(Number(share)),
      inWords: (share, { write }) => write.percent(Number(share)),
      get: share => share,
      set: share => (share === undefined ? undefined : whole(100, String(share))),
      wrong: 'numberWrong',
    },
  ],
}

/** At least so much of a figure that only this firm states. */
const own: Criterion<AskedOwn> = {
  parse: query => {
    const id = /^[a-z0-9-]+$/.exec(query.get('own') ?? '')?.[0]
    return id ? { id, ...kept({ least: positive(query.get('least')) }) } : undefined
  },
  write: ({ id, least }) => ({ own: id, least }),
  asks: ({ least }) => least !== undefined,
  match: ({ facts }, { id, least = 0 }) =>
    ifStated(facts.own?.[id], n => verdict(n >= least)) ?? { verdict: 'open' },
  head: ({ id }, speaking) => ownFactOf(id, speaking)?.label,
  ask: ({ id, least = 0 }, speaking) =>
    ifStated(ownFactOf(id, speaking), fact => leastOf(speaking.write.own(least, fact), speaking)) ?? id,
  value: ({ facts }, asked, speaking) => {
    const fact = asked && ownFactOf(asked.id, speaking)
    return fact && ifStated(facts.own?.[fact.id], n => speaking.write.own(n, fact))
  },
  fields: [
    {
      label: 'own',
      rare: true,
      half: true,
      as: 'select',
      isOffered: ({ own }) => own.length > 0,
      options: ({ own }) => [['', '–'], ...own.map(({ id, label }) => [id, label] as const)],
      get: ({ id }) => id,
      set: (id, value) => (id ? { ...value, id } : undefined),
    },
    {
      label: 'ownLeast',
      rare: true,
      half: true,
      as: 'typed',
      isOffered: ({ own }) => own.length > 0,
      parse: (text, { locale }) => typedNumber(text, locale),
      write: (least, { write }) => write.figure(Number(least)),
      inWords: (least, { write }) => write.figure(Number(least)),
      get: ({ least }) => least,
      // Without a choice it is the first of them.
      set: (least, value, { own: [first] }) => {
        const id = value?.id ?? first?.id
        return id ? { id, ...kept({ least: least === undefined ? undefined : Number(least) }) } : undefined
      },
      wrong: 'numberWrong',
    },
  ],
}

const ownFactOf = (id: string, { own }: Speaking) => own.find(fact => fact.id === id)

type AskedValues = {
  discipline: Discipline
  type: string[]
  lph: AskedStages
  zone: number
  gfa: number
  nuf: number
  cost: AskedCost
  date: AskedDates
  kind: WorksKind[]
  listed: true
  funded: true
  client: (typeof clientKinds)[number]
  share: number
  own: AskedOwn
}
export type Criteria = { [Key in CriterionKey]?: AskedValues[Key] }

export const criteriaTable: { [Key in CriterionKey]: Criterion<AskedValues[Key]> } = {
  discipline,
  type,
  lph,
  zone,
  // The usable area is a part of the gross one.
  gfa: {
    usual: true,
    ...area('gfa', 'gross', ({ gross, usable }) => ({ exact: gross, below: usable, only: 'nuf' })),
  },
  nuf: area('nuf', 'usable', ({ gross, usable }) => ({ exact: usable, above: gross, only: 'gfa' })),
  cost,
  date: datesCriterion,
  kind,
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
  share,
  own,
}

/** An entry with its value, which belong together. */
type Pair = <Result>(use: <Value>(criterion: Criterion<Value>, value: Value | undefined) => Result) => Result

export function criterionOf(key: CriterionKey, criteria: Criteria): Pair {
  const pair =
    <Key extends CriterionKey>(key: Key): Pair =>
    use =>
      use<AskedValues[Key]>(criteriaTable[key], criteria[key] as AskedValues[Key] | undefined)
  return pair(key)
}

export const headOf = (key: CriterionKey, criteria: Criteria, speaking: Speaking): string =>
  criterionOf(
    key,
    criteria,
  )(({ head }, value) => (value === undefined ? undefined : head?.(value, speaking))) ??
  speaking.words.heads[key]

export const askOf = (key: CriterionKey, criteria: Criteria, speaking: Speaking): string =>
  criterionOf(key, criteria)(({ ask }, value) => (value === undefined ? '' : ask(value, speaking)))

/** Those that are asked for, in the order of the columns. */
export function activeCriteria(criteria: Criteria): CriterionKey[] {
  return criterionKeys.filter(key =>
    criterionOf(key, criteria)(({ asks }, value) => value !== undefined && (asks?.(value) ?? true)),
  )
}

export function without(criteria: Criteria, key: CriterionKey): Criteria {
  const { [key]: _, ...others } = criteria
  return others
}

/** Reads the criteria from the address. */
export function readCriteria(search: string, categories: readonly string[]): Criteria {
  const query = new URLSearchParams(search)
  const entries = criterionKeys.map(key => [key, criteriaTable[key].parse(query, { categories })] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The parameters that ask for it. Commas stay readable. */
export function writeCriteria(criteria: Criteria): string[] {
  return criterionKeys.flatMap(key =>
    criterionOf(
      key,
      criteria,
    )(({ write }, value) =>
      Object.entries(value === undefined ? {} : write(value)).flatMap(([name, part]) =>
        part === undefined ? [] : [`${name}=${part}`],
      ),
    ),
  )
}
