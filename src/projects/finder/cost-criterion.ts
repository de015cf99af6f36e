// The minimum cost that a tender asks for: net or gross, in a currency, and for certain cost groups.
import { fill } from '../../i18n/fill.ts'
import { costOf, million } from '../facts.ts'
import type { Criterion } from './criterion.ts'
import { compact, positive } from './criterion-values.ts'
import { costGroups } from './keys.ts'
import { askAtLeast, atLeast } from './match-figures.ts'
import { typedMillions } from './typed.ts'

export type AskedCost = {
  /** In millions. */
  least?: number
  gross?: true
  groups?: (typeof costGroups)[number]
  /** The code of the currency, unless it is the firm's usual one. */
  currency?: string
}

export const costCriterion: Criterion<AskedCost> = {
  usual: true,
  parse: query =>
    compact<AskedCost>({
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
    return askAtLeast(speaking.write.cost(cost, { short: true }), speaking)
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
        compact<AskedCost>({ ...value, least: least === undefined ? undefined : Number(least) }),
      wrong: 'numberWrong',
    },
    {
      label: 'currency',
      as: 'select',
      isOffered: ({ facts }) => facts.currencies.length > 1,
      options: ({ facts: { currencies }, mainCurrency }) =>
        currencies.map(({ code }) => [code === mainCurrency ? '' : code, code] as const),
      get: ({ currency }) => currency ?? '',
      set: (text, value) => compact<AskedCost>({ ...value, currency: text || undefined }),
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
      set: (text, value) =>
        compact<AskedCost>({ ...value, groups: costGroups.find(group => group === text) }),
    },
    {
      label: 'vat',
      rare: true,
      as: 'box',
      get: ({ gross }) => gross === true,
      set: (on, value) => compact<AskedCost>({ ...value, gross: on ? true : undefined }),
    },
  ],
}
