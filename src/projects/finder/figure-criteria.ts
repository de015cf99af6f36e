// Criteria that ask for a minimum figure: an area, a share of the work, or a figure that only this firm states.
import { type AreaKind, ifStated } from '../facts.ts'
import type { Criterion, Speaking, Typed } from './criterion.ts'
import { compact, positive, whole } from './criterion-values.ts'
import { askAtLeast, atLeast, verdict } from './match-figures.ts'
import { typedNumber } from './typed.ts'

/** A figure of the firm's own, by its short name in facts.yaml. */
type AskedOwn = { id: string; least?: number }
export type FigureValues = { gfa: number; nuf: number; share: number; own: AskedOwn }

const numberField = {
  half: true,
  parse: (text: string, { locale }: Speaking) => typedNumber(text, locale),
  write: (value: Typed, { write }: Speaking) => write.figure(Number(value)),
  wrong: 'numberWrong',
} as const

/** Creates a criterion for a minimum area. If a project does not state that kind of area, the other kind often decides. */
function area(
  key: 'gfa' | 'nuf',
  own: 'gross' | 'usable',
  figures: (areas: { [Key in AreaKind]?: number | undefined }) => Parameters<typeof atLeast>[1],
): Criterion<number> {
  const other = own === 'gross' ? 'usable' : 'gross'
  return {
    parse: query => positive(query.get(key)),
    write: value => ({ [key]: value }),
    match: ({ facts: { areas = {} } }, least) => atLeast(least, figures(areas)),
    ask: (least, speaking) => askAtLeast(speaking.write.area(least), speaking),
    value: ({ facts: { areas = {} } }, _, { write }) =>
      ifStated(areas[own], value => write.area(value)) ??
      ifStated(areas[other], value => write.area(value, other)),
    fields: [
      {
        ...numberField,
        label: key,
        as: 'typed',
        ...(key === 'nuf' && { rare: true }),
        inWords: (value, { write }) => write.area(Number(value)),
        get: value => value,
        set: value => (value === undefined ? undefined : Number(value)),
      },
    ],
  }
}

const ownFactOf = (id: string, { own }: Speaking) => own.find(fact => fact.id === id)

export const figureCriteria: { [Key in keyof FigureValues]: Criterion<FigureValues[Key]> } = {
  // The usable area is a part of the gross one.
  gfa: {
    usual: true,
    ...area('gfa', 'gross', ({ gross, usable }) => ({ exact: gross, below: usable, only: 'nuf' })),
  },
  nuf: area('nuf', 'usable', ({ gross, usable }) => ({ exact: usable, above: gross, only: 'gfa' })),
  /** The firm's own share of the work, in per cent. */
  share: {
    parse: query => whole(100, query.get('share')),
    write: share => ({ share }),
    match: ({ facts: { ownShare } }, least) =>
      ownShare === undefined ? { verdict: 'open' } : verdict(ownShare >= least),
    ask: (share, speaking) => askAtLeast(speaking.write.percent(share), speaking),
    value: ({ facts: { ownShare } }, _, { write }) => ifStated(ownShare, write.percent),
    fields: [
      {
        ...numberField,
        label: 'share',
        rare: true,
        as: 'typed',
        parse: (text, { locale }) => {
          const share = typedNumber(text, locale)
          return typeof share === 'number' ? (whole(100, String(share)) ?? null) : share
        },
        inWords: (share, { write }) => write.percent(Number(share)),
        get: share => share,
        set: share => (share === undefined ? undefined : whole(100, String(share))),
      },
    ],
  },
  own: {
    parse: query => {
      const id = /^[a-z0-9-]+$/.exec(query.get('own') ?? '')?.[0]
      return id ? compact<AskedOwn>({ id, least: positive(query.get('least')) }) : undefined
    },
    write: ({ id, least }) => ({ own: id, least }),
    asks: ({ least }) => least !== undefined,
    match: ({ facts }, { id, least = 0 }) =>
      ifStated(facts.own?.[id], n => verdict(n >= least)) ?? { verdict: 'open' },
    head: ({ id }, speaking) => ownFactOf(id, speaking)?.label,
    ask: ({ id, least = 0 }, speaking) =>
      ifStated(ownFactOf(id, speaking), fact => askAtLeast(speaking.write.own(least, fact), speaking)) ?? id,
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
        ...numberField,
        label: 'ownLeast',
        rare: true,
        as: 'typed',
        isOffered: ({ own }) => own.length > 0,
        inWords: (least, { write }) => write.figure(Number(least)),
        get: ({ least }) => least,
        // The first figure counts if none was chosen.
        set: (least, value, { own: [first] }) => {
          const id = value?.id ?? first?.id
          return id
            ? compact<AskedOwn>({ id, least: least === undefined ? undefined : Number(least) })
            : undefined
        },
      },
    ],
  },
}
