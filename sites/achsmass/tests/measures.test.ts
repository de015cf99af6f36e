// The texts of a project state no metres that its drawings contradict.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContent } from '../../../src/content/read.ts'
import { walk } from '../../../src/content/references.ts'
import { Localized } from '../../../src/content/values.ts'
import { numberWord } from '../../../src/i18n/number-words.ts'
import { siteModel } from '../../../src/site/site-model.ts'
import { sizeOf } from '../../../src/site/size.ts'
import { sample } from '../../../tests/support/sites.ts'

const content = readContent(siteModel, sample.content, 'en')
type Project = (typeof content.projects)[string]

/** The metres in texts that no chain, level or frame confirms, each with the reason. */
const elsewhere: Record<string, Record<number, string>> = {
  'bahnhof-talstadt-mitte': {
    11: 'a bay of the roof, which runs in the direction the section looks',
    134: 'all twelve bays with the eaves, in the same direction',
  },
  'buerohaus-am-hafenbogen': { 31.05: 'between the wings: 23 of the 45 modules of 1.35 m' },
  'campus-nordring': { 24: 'the width of the portal, across the section' },
  'campus-sued-halle-1-3': { 250: 'the three halls alone; the elevation has the store and the head, too' },
  'dreifeldhalle-talaue': { 4.4: 'between two trusses, across the section' },
  'eckhaus-marktstrasse': {
    47: 'the canopy along the façade, round the corner',
    1.05: 'between two mullions, of which the elevation dimensions none',
  },
  'hafenbecken-nord': {
    420: 'the promenade, which is not part of the model',
    8: 'the quay, which is not part of the model',
    14.5: 'the length of a pontoon, across the section',
  },
  'hochhaus-nordkai': {
    3.75: 'one of the five storeys between the levels 63.80 and 82.55',
    2: 'how far trees were moved',
  },
  'kontorhaus-mitte': { 6: 'half of a wing of 12 m, which has daylight on both sides' },
  'lernhaus-ostpark': {
    17: 'the length of a classroom house; the plan has no chain because none is parallel to it',
    13: 'its depth, as above',
    3: 'the floor of the covered walk, as above',
  },
  'passage-am-rathaus': { 66: 'the route with its bend, across the section' },
  'sichelpier-talstadt': { 260: 'a walk through the terminal and along the curve' },
  'steg-gleisfeld-ost': {
    86: 'the whole footbridge, of which the elevation shows a part',
    4: 'the width of the deck, which the plan does not dimension',
  },
  'uferhaeuser-am-altarm': {
    2.8: 'the rise of the river',
    2.1: 'the rise of the river in one spring',
    2: 'the rise of the river, in words',
  },
  'zentrale-am-gueterbahnhof': { 1.35: 'one of the 71 modules of its 96 m' },
}

/** Collects the metres in a project's drawings: chains, levels, storeys, notes and the size of the elevation. */
function drawnMetres(id: string, { drawings = [], atScale }: Project): number[] {
  const frame = content.drawings[id]?.elevation
  const size = frame && sizeOf(frame, { length: atScale?.length })
  return [
    ...(size ? [size.length, size.height] : []),
    ...drawings.flatMap(({ across = [], upright = [], levels = [], storeys = [] }) => [
      ...[...across, ...upright].flatMap(({ lengths, note }) => [
        ...lengths,
        lengths.reduce((sum, length) => sum + length, 0),
        // typed-twice.test.ts checks that a note such as 45 Achsen zu 1,35 m matches its chain.
        ...metresIn(note?.in('de') ?? '', 'de').map(({ metres }) => metres),
      ]),
      ...levels.map(({ z }) => z),
      ...storeys.flatMap(({ z, height }) => [z, height ?? z]),
    ]),
  ]
}

type Figure = { written: string; metres: number; decimals: number; word: boolean }

const words = (locale: 'de' | 'en') =>
  Array.from({ length: 98 }, (_, index) => [numberWord(index + 2, locale), index + 2] as const)
const wordsOf = { de: new Map(words('de')), en: new Map(words('en')) }

/** Finds the figures in metres in a text, in digits or as a word. */
function metresIn(text: string, locale: 'de' | 'en'): Figure[] {
  const unit =
    /(?<one>[\p{L}\d.,-]+)(?: (?:mal|bis|by|to|×) (?<other>[\d.,]+))?\s(?:m|Metern?|metres?)(?![\p{L}\d²³])/gu
  return [...text.matchAll(unit)].flatMap(({ groups }) =>
    [groups?.one, groups?.other].flatMap((written): Figure[] => {
      const count = wordsOf[locale].get(written?.toLowerCase() ?? '')
      if (written && count) return [{ written, metres: count, decimals: 0, word: true }]
      if (!written || !/^\d/.test(written)) return []
      const plain =
        locale === 'de' ? written.replaceAll('.', '').replace(',', '.') : written.replaceAll(',', '')
      return [{ written, metres: Number(plain), decimals: plain.split('.')[1]?.length ?? 0, word: false }]
    }),
  )
}

/** Returns true if the figure may stand for the drawn length. Words may be approximate, and whole metres from twenty on. */
function agrees({ metres, decimals, word }: Figure, drawn: number): boolean {
  if (decimals === 0 && metres >= 20) return Math.round(drawn) === metres
  return Math.abs(drawn - metres) < (word ? 0.25 : 0.005)
}

/** Collects all texts of a project, except the note about the height of the camera. */
function textsOf(project: Project, locale: 'de' | 'en'): string[] {
  const texts: string[] = []
  walk({ ...project, viewNote: undefined }, value => {
    const text = value instanceof Localized ? value.in(locale) : undefined
    if (typeof text === 'string') texts.push(text)
  })
  return texts
}

for (const [id, project] of Object.entries(content.projects))
  for (const locale of ['de', 'en'] as const)
    test(`${id}: lengths in metres in its ${locale} texts match its drawings`, () => {
      const drawn = drawnMetres(id, project)
      const exceptions = Object.keys(elsewhere[id] ?? {}).map(Number)
      const used = new Set<number>()
      for (const text of textsOf(project, locale))
        for (const figure of metresIn(text, locale)) {
          if (drawn.some(metres => agrees(figure, metres))) continue
          const exception = exceptions.find(metres => agrees(figure, metres))
          assert.ok(exception, `no drawing has ${figure.written} m: ${text}`)
          used.add(exception)
        }
      assert.deepEqual([...used].toSorted(), exceptions.toSorted(), 'exceptions that no text needs')
    })

test('the search finds metres in every notation that the texts use', () => {
  const found = (text: string, locale: 'de' | 'en') => metresIn(text, locale).map(({ metres }) => metres)
  assert.deepEqual(found('14,50 mal 9,20 m, elf Meter, 8.900 m² und 12 mm', 'de'), [14.5, 9.2, 11])
  assert.deepEqual(found('10.40 to 12.80 m, twenty-four metres, 1,250 m', 'en'), [10.4, 12.8, 24, 1250])
  assert.deepEqual(found('145 × 40 m', 'de'), [145, 40])
})

test('a stated length matches a drawn length only within its rounding', () => {
  const figure = (text: string) => metresIn(text, 'de')[0] ?? assert.fail(text)
  assert.ok(agrees(figure('8,60 m'), 8.6))
  assert.ok(!agrees(figure('8,50 m'), 8.6))
  assert.ok(!agrees(figure('9 m'), 8.6))
  assert.ok(agrees(figure('neun Meter'), 8.8))
  assert.ok(!agrees(figure('neun Meter'), 8.5))
  assert.ok(agrees(figure('56 m'), 56.35))
  assert.ok(!agrees(figure('57 m'), 56.35))
})
