// What a tender asks for, and how it stands in the address: nothing is stored in the browser.
import { readShortlist } from '../shortlist/address.ts'

/** Each is a column of the results, in this order. */
export const criteria = [
  'type',
  'lph',
  'zone',
  'gfa',
  'nuf',
  'cost',
  'date',
  'kind',
  'listed',
  'funded',
  'client',
] as const
export type Criterion = (typeof criteria)[number]

export const worksKinds = ['new-build', 'extension', 'conversion'] as const
export type WorksKind = (typeof worksKinds)[number]
export const clientKinds = ['public', 'sector', 'private'] as const
export type ClientKind = (typeof clientKinds)[number]

export type Wanted = {
  /** The id of a category. */
  type?: string
  /** Stages from–to. With `row` so many of them one after another are enough. */
  lph?: { from: number; to: number }
  row?: number
  /** Least fee zone, I as 1. */
  zone?: number
  /** Least areas in square metres. */
  gfa?: number
  nuf?: number
  /** Least cost of KG 300 and 400 in millions of euros, without VAT or with it. */
  cost?: number
  vat?: true
  /** Months such as 2021-11, both inclusive. */
  since?: string
  until?: string
  kind?: WorksKind
  listed?: true
  funded?: true
  client?: ClientKind
}

const keysOf: Record<Criterion, (keyof Wanted)[]> = {
  type: ['type'],
  lph: ['lph', 'row'],
  zone: ['zone'],
  gfa: ['gfa'],
  nuf: ['nuf'],
  cost: ['cost', 'vat'],
  date: ['since', 'until'],
  kind: ['kind'],
  listed: ['listed'],
  funded: ['funded'],
  client: ['client'],
}

/** VAT alone asks for nothing. */
export function asked(wanted: Wanted): Criterion[] {
  return criteria.filter(criterion =>
    keysOf[criterion].some(key => key !== 'vat' && wanted[key] !== undefined),
  )
}

export function without(wanted: Wanted, criterion: Criterion): Wanted {
  const gone: readonly string[] = keysOf[criterion]
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => !gone.includes(key)))
}

type Known = { categories: readonly string[]; projects: readonly string[] }

/** What the address says; a value that means nothing is as if it were not there. */
export function readAddress(search: string, known: Known): { wanted: Wanted; kept: string[] } {
  const query = new URLSearchParams(search)
  const number = (key: string) => positive(Number(query.get(key)))
  const oneOf = <T extends string>(key: string, all: readonly T[]) =>
    all.find(value => value === query.get(key))
  const stages = /^([1-9])-([1-9])$/.exec(query.get('lph') ?? '')
  const [from = 0, to = 0] = stages?.slice(1).map(Number) ?? []
  const [since, until] = [month(query.get('since')), month(query.get('until'))]
  const wanted = {
    type: oneOf('type', known.categories),
    lph: from > 0 && from <= to ? { from, to } : undefined,
    row: wholeUpTo(9, number('row')),
    zone: wholeUpTo(5, number('zone')),
    gfa: number('gfa'),
    nuf: number('nuf'),
    cost: number('cost'),
    vat: flag(query.get('vat')),
    since,
    until: since && until && until < since ? undefined : until,
    kind: oneOf('kind', worksKinds),
    listed: flag(query.get('listed')),
    funded: flag(query.get('funded')),
    client: oneOf('client', clientKinds),
  }
  return { wanted: clean(wanted), kept: readShortlist(search, known.projects) }
}

/** The query for it, empty or beginning with a question mark. Commas stay readable. */
export function writeAddress(wanted: Wanted, kept: readonly string[]): string {
  const values = Object.entries(wanted).map(([key, value]) => {
    if (value === true) return `${key}=1`
    return typeof value === 'object' ? `${key}=${value.from}-${value.to}` : `${key}=${value}`
  })
  if (kept.length > 0) values.push(`projects=${kept.join(',')}`)
  return values.length > 0 ? `?${values.join('&')}` : ''
}

type Values = { [Key in keyof Wanted]?: Wanted[Key] | undefined }

/** Decides a criterion; what is undefined is not asked for any more. */
export type SetWanted = (criterion: Criterion, values: Values) => void

/** Without the keys that have no value. */
export function clean(values: Values): Wanted {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const positive = (value: number) => (Number.isFinite(value) && value > 0 ? value : undefined)
const wholeUpTo = (most: number, value: number | undefined) =>
  Number.isInteger(value) && value !== undefined && value <= most ? value : undefined
const month = (value: string | null) => (value && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined)
const flag = (value: string | null): true | undefined => (value === '1' ? true : undefined)
