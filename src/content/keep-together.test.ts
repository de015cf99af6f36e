import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '../routes.ts'
import { keepTogether } from './keep-together.ts'

/** Marks the places at which no line may break. */
const marked = (text: string, locale: Locale) => keepTogether(text, locale).replace(/[\u00a0\u2060]/g, '_')

for (const [locale, text, kept] of [
  ['de', 'nur 260 m entfernt, 94 m langen', 'nur 260_m entfernt, 94_m langen'],
  ['de', '{n} m² BGF, 371,1 MW, 74 % der', '{n}_m² BGF, 371,1_MW, 74_% der'],
  ['de', '14,6 Mio. € netto', '14,6_Mio. € netto'],
  ['de', 'nach § 5 DDG und Artikel 6 Absatz 1', 'nach §_5 DDG und Artikel_6 Absatz_1'],
  ['de', 'am 22. November 2026', 'am 22._November 2026'],
  ['de', 'LPH 1–8, Leistungsphasen {from}–{to}', 'LPH_1–_8, Leistungsphasen_{from}–_{to}'],
  ['de', '24 Stunden, 19 Läden, 3 mal', '24 Stunden, 19 Läden, 3 mal'],
  ['de', '§§ 3–5 und 12–18 Monate', '§§_3–_5 und 12–18 Monate'],
  ['en', '22 November, stages 1 to 4', '22_November, stages_1 to 4'],
  ['en', '9 am to 5 pm, 8 may follow', '9_am to 5_pm, 8 may follow'],
  ['en', '{from} to {to} {currency} gross', '{from} to {to}_{currency} gross'],
  ['hu', '2026. november 22. óta', '2026. november_22. óta'],
] as const)
  test(`no-break spaces in ${locale}: ${text}`, () => assert.equal(marked(text, locale as Locale), kept))
