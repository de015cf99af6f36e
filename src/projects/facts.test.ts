import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { inLanguage } from '../content/localize.ts'
import { factsSchema } from '../content/schemas/facts.ts'
import type { Localized } from '../content/values.ts'
import type { Locale } from '../routes.ts'
import { factTexts } from './facts.ts'

const words = {
  areas: {
    it: '{n} m² IT',
    roof: '{n} m² roof',
    living: '{n} m² living',
    gross: '{n} m²',
    usable: '{n} m² usable',
  },
  itLoad: '{n} MW',
  euros: '{n} €',
  millions: '{n} Mio. €',
  phase: 'Leistungsphase {n}',
  phases: 'Leistungsphasen {from}–{to}',
}

function shown(facts: Omit<v.InferInput<typeof factsSchema>, 'location'>, locale: Locale) {
  const all = v.parse(factsSchema, { location: 'Wien', ...facts })
  const { location, ...texts } = factTexts(inLanguage(all, locale), words, locale)
  assert.equal(location, 'Wien')
  return JSON.parse(JSON.stringify(texts))
}

test('numbers are written in the way of the language, with their units', () => {
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
    costs: '11.2 Mio. €',
    completion: '2026',
  })
  assert.deepEqual(shown({ costs: { net: 640000 } }, 'de'), { costs: '640.000 €' })
})

test('stages stand behind the appointment; one alone has no range', () => {
  const appointment = { de: 'Generalplanung', en: 'General planning' }
  assert.deepEqual(shown({ appointment, phases: { from: 1, to: 8 } }, 'de'), {
    service: 'Generalplanung, Leistungsphasen 1–8',
  })
  assert.deepEqual(shown({ phases: { from: 4, to: 4 } }, 'de'), { service: 'Leistungsphase 4' })
})

test('what is not public reaches no page, and another fact takes its place', () => {
  const hidden = <T>(value: T) => ({ value, public: false })
  assert.deepEqual(shown({ itLoad: hidden(12), completion: hidden(2030) }, 'de'), {})
  assert.deepEqual(shown({ costs: { net: hidden(1000000), gross: 1200000 } }, 'de'), { costs: '1,2 Mio. €' })
  const { client } = v.parse(factsSchema, {
    location: 'Wien',
    client: { kind: 'public', name: hidden('Stadt Wien') },
  })
  assert.deepEqual(client, { kind: 'public', name: undefined })
})

const both = (date: { iso: string; text: Localized } | undefined) => [
  date?.iso,
  date?.text.in('de'),
  date?.text.in('en'),
]

test('a card names the year of a project, whether its month is known or not', () => {
  assert.deepEqual(shown({ completion: '2024-05' }, 'de'), { completion: '2024' })
  const { completion } = v.parse(factsSchema, { location: 'Wien', completion: '2024-05' })
  assert.deepEqual(both(completion), ['2024-05', 'Mai 2024', 'May 2024'])
  const { completion: year } = v.parse(factsSchema, { location: 'Wien', completion: 2030 })
  assert.deepEqual(both(year), ['2030', '2030', '2030'])
})

test('somebody at the client is named only where the file says so', () => {
  const value = { name: 'Friederike Almstadt', email: 'schulbau@ostpark.example' }
  const contact = (stated: object) =>
    v.parse(factsSchema, { location: 'Wien', client: { contact: stated } }).client
  assert.deepEqual(contact({ value, public: true }), { contact: value })
  assert.deepEqual(contact({ value, public: false }), { contact: undefined })
  assert.equal(v.is(factsSchema, { location: 'Wien', client: { contact: value } }), false)
})
