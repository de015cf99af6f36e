import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as v from 'valibot'
import { publicContent } from '../content/public-content.ts'
import { inLanguage } from '../content/resolve.ts'
import { factsSchema } from '../content/schemas/facts.ts'
import type { Localized } from '../content/values.ts'
import type { Locale } from '../routes.ts'
import { content } from '../site/shared/site.ts'
import { cardFacts } from './catalogue.ts'
import { factWriter } from './facts.ts'

/** Replaces the no-break spaces between figures and units, so that the expected texts can have plain ones. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

const publicFacts = (facts: object, today?: string) =>
  publicContent(v.parse(factsSchema, { location: 'Wien', ...facts }), today)

function shown(facts: Omit<v.InferInput<typeof factsSchema>, 'location'>, locale: Locale) {
  const all = publicFacts(facts)
  const { facts: words } = inLanguage(content.interface, locale)
  const { location, ...texts } = cardFacts({ facts: inLanguage(all, locale) }, factWriter(words, locale))
  assert.equal(location, 'Wien')
  return JSON.parse(breakable(JSON.stringify(texts)))
}

test('numbers have the format and the units of the language', () => {
  const facts = { areas: { gross: 52200 }, itLoad: 77.4, costs: { net: 11200000 }, completion: 2026 }
  assert.deepEqual(shown(facts, 'de'), {
    area: '52.200 m²',
    itLoad: '77,4 MW',
    costs: '11,2 Mio. €',
    completion: '2026',
  })
  assert.deepEqual(shown(facts, 'en'), {
    area: '52,200 m²',
    itLoad: '77.4 MW',
    costs: '€11.2 million',
    completion: '2026',
  })
  assert.deepEqual(shown({ costs: { net: 640000 } }, 'de'), { costs: '640.000 €' })
  const forints = { costs: { gross: 5690000000, currency: 'HUF' } }
  assert.deepEqual(shown(forints, 'en'), { costs: 'HUF 5,690 million gross' })
})

test('stages follow the appointment, and a single stage is not written as a range', () => {
  const appointment = { de: 'Generalplanung', en: 'General planning' }
  assert.deepEqual(shown({ appointment, phases: { from: 1, to: 8 } }, 'de'), {
    service: 'Generalplanung, Leistungsphasen 1–\u20608',
  })
  assert.deepEqual(shown({ phases: { from: 4, to: 4 } }, 'de'), { service: 'Leistungsphase 4' })
})

test('a fact that is not public is left out, and another public fact takes its place', () => {
  const hidden = <T>(value: T) => ({ value, public: false })
  assert.deepEqual(shown({ itLoad: hidden(12), completion: hidden(2030) }, 'de'), {})
  assert.deepEqual(shown({ costs: { net: hidden(1000000), gross: 1200000 } }, 'de'), {
    costs: '1,2 Mio. € brutto',
  })
  const { client } = publicFacts({ client: { kind: 'public', name: hidden('Stadt Wien') } })
  assert.deepEqual(client, { kind: 'public', name: undefined })
})

test('a firm whose main currency is the franc writes its costs in francs', () => {
  const { facts } = inLanguage(content.interface, 'de')
  const francs = { code: 'CHF', units: 'CHF {n}', millions: '{n} Mio. CHF', short: '{n} Mio.' }
  const { cost, costFigure } = factWriter({ ...facts, currencies: [francs, ...facts.currencies] }, 'de')
  assert.equal(cost({ amount: 12_400_000, tax: 'net' }), '12,4 Mio. CHF')
  assert.equal(cost({ amount: 12_400_000, tax: 'gross' }, { short: true }), '12,4 Mio. brutto')
  assert.equal(cost({ amount: 640_000, tax: 'net' }), 'CHF 640.000')
  assert.equal(breakable(cost({ amount: 3e6, tax: 'net', currency: 'EUR' })), '3 Mio. €')
  assert.equal(costFigure({ amount: 12_000_000, tax: 'net' }), '12,0')
  assert.equal(factWriter(facts, 'hu').costFigure({ amount: 12_000_000, tax: 'net' }), '12,0')
})

test('a figure defined by the firm has its defined unit and number of decimal places', () => {
  const span = { text: '{n} m', digits: 1 }
  const words = (locale: Locale) => factWriter(inLanguage(content.interface, locale).facts, locale)
  assert.equal(words('de').own(86.25, span), '86,3 m')
  assert.equal(words('en').own(1240, { text: '{n} trees', digits: 0 }), '1,240 trees')
  assert.equal(words('en').own(86, span), '86 m')
  assert.equal(words('de').own(1.234, { text: '{n} km', digits: 3 }), '1,234 km')
})

test('a small cost is never written as zero', () => {
  const { cost, costFigure } = factWriter(inLanguage(content.interface, 'de').facts, 'de')
  const written = [4_000, 40_000, 400_000].map(amount => {
    const stated = { amount, tax: 'net' } as const
    return [costFigure(stated), cost(stated, { short: true })].map(breakable)
  })
  assert.deepEqual(written, [
    ['4.000 €', '4.000 €'],
    ['0,04', '0,04 Mio. €'],
    ['0,4', '0,4 Mio. €'],
  ])
})

const both = (date: { iso: string; text: Localized } | undefined) => [
  date?.iso,
  date?.text.in('de'),
  date?.text.in('en'),
]

test('a project card shows only the year of completion, even if the month is known', () => {
  assert.deepEqual(shown({ completion: '2024-05' }, 'de'), { completion: '2024' })
  const { completion } = publicFacts({ completion: '2024-05' })
  assert.deepEqual(both(completion), ['2024-05', 'Mai 2024', 'May 2024'])
  const { completion: year } = publicFacts({ completion: 2030 })
  assert.deepEqual(both(year), ['2030', '2030', '2030'])
})

test('a contact person of the client is public only with valid consent for the website', () => {
  const value = { name: 'Friederike Almstadt', email: 'schulbau@ostpark.example' }
  const contact = (stated: object, today = '2026-06-15') =>
    publicFacts({ client: { contact: stated } }, today).client?.contact
  const consent = { on: '2026-02-01', for: ['website', 'tenders'], until: '2026-06-15' }
  assert.deepEqual(contact({ value, consent }), value)
  assert.deepEqual(contact({ value, consent: { on: '2026-02-01', for: ['website'] } }, '2096-01-01'), value)
  assert.equal(contact({ value, consent }, '2026-06-16'), undefined, 'it has ended')
  assert.equal(contact({ value, consent }, '2026-01-31'), undefined, 'it was not given yet')
  assert.equal(
    contact({ value, consent: { ...consent, for: ['tenders'] } }),
    undefined,
    'not for the website',
  )
  assert.equal(contact({ value, public: false }), undefined)
  for (const wrong of [value, { value }, { value, public: true }, { value, public: false, consent }])
    assert.equal(v.is(factsSchema, { location: 'Wien', client: { contact: wrong } }), false)
})

test('an internal project is not part of the public content', () => {
  const projects = { hall: { visibility: 'internal', title: 'Hall' }, school: { visibility: 'public' } }
  assert.deepEqual(publicContent({ projects }), { projects: { school: { visibility: 'public' } } })
})

/** Patterns of code that formats a figure, a cost, a date or a range of stages without facts.ts. */
const ownFormats = [
  /\bIntl\.(?:Number|DateTime)Format/,
  /\bformatNumber\b/,
  /\btoLocale(?:Date)?String\b/,
  /\b1e6\b|\b1_?000_?000\b/,
  /\.toFixed\(1\)/,
  /slice\(0, 4\)/,
  /\.split\('-'\)\.reverse/,
  /\}–\$\{/,
  /m²|Mio\.|million`|€/,
  /'III'/,
]

test('only facts.ts formats the areas, costs, stages and dates of projects', () => {
  const files = globSync('src/{projects,pages}/**/*.{ts,tsx,astro}').filter(
    // finder/typed.ts only parses the facts that visitors type, and formats none.
    file => !file.endsWith('.test.ts') && !/projects\/(?:facts|finder\/typed)\.ts$/.test(file),
  )
  assert.ok(files.length > 80, `${files.length} files`)
  const own = files.flatMap(file => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return ownFormats.filter(format => format.test(code)).map(format => `${file}: ${format}`)
  })
  assert.deepEqual(own, [])
})
