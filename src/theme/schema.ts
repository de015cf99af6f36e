// The fields of theme/theme.yaml. Omitted ones have a sensible default.

import * as v from 'valibot'
import { choiceField, field, group, groupField, list, optional } from '../content/fields.ts'
import type { Sentence } from '../content/problems.ts'
import { plain } from '../content/text-fields.ts'
import { matches, matching } from '../content/texts.ts'
import { colourNames } from './colour-names.ts'
import { type ColourName, derivedNames, type GivenColours } from './colours.ts'

const colour = () =>
  v.pipe(
    v.string(),
    matches(/^#[0-9a-f]{6}$/i, 'muss eine Farbe wie #2c6a40 sein', 'must be a colour such as #2c6a40'),
    v.transform(hex => hex.toLowerCase()),
    v.metadata({ kind: 'colour' }),
  )

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const weight = () => v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900))
/** Marks values that can only be edited in the file. The Studio keeps them but has no field for them. */
const byHand = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.metadata({ kind: 'by-hand' }))
const typeface = () => v.pipe(plain(), v.metadata({ kind: 'typeface' }))
const drawing = (name: string) =>
  v.pipe(
    file('svg', `muss eine Datei wie ${name} sein`, `must be a file such as ${name}`),
    v.metadata({ kind: 'theme-drawing' }),
  )
const file = (endings: string, de: string, en: string) =>
  matching(new RegExp(`^(?!.*\\.\\.)[\\w./-]+\\.(${endings})$`), de, en)

const named = <Schema extends v.GenericSchema>(name: ColourName, schema: Schema, help?: Sentence) =>
  field(colourNames[name].de, colourNames[name].en, schema, help)

const colours = {
  paper: named('paper', colour(), {
    de: 'Der Hintergrund der Seiten.',
    en: 'The background of the pages.',
  }),
  ink: named('ink', colour(), { de: 'Text und Linien.', en: 'Text and lines.' }),
  accent: named('accent', colour(), {
    de: 'Die eine Farbe der Schaltflächen und Marken.',
    en: 'The one colour of buttons and marks.',
  }),
  night: named('night', colour(), {
    de: 'Der Hintergrund dunkler Seiten.',
    en: 'The background of dark pages.',
  }),
}

const overrides = Object.fromEntries(
  derivedNames.map(name => [name, v.optional(named(name, byHand(colour())))] as const),
)

const face = group({
  family: field('Schrift', 'Family', plain()),
  file: field(
    'Datei',
    'File',
    file(
      'woff2',
      'muss eine Datei wie fonts/name.woff2 im Ordner theme sein',
      'must be a file such as fonts/name.woff2 in the folder theme',
    ),
  ),
  weight: field(
    'Strichstärke',
    'Weight',
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(String),
      matches(
        /^[1-9]\d\d( [1-9]\d\d)?$/,
        'muss eine Stärke oder ein Bereich sein: 400 oder 400 700',
        'must be a weight or a range: 400 or 400 700',
      ),
    ),
    { de: 'Eine oder ein Bereich, etwa 400 700.', en: 'One or a range, such as 400 700.' },
  ),
  style: v.optional(
    choiceField('Lage', 'Style', {
      normal: { de: 'gerade', en: 'upright' },
      italic: { de: 'kursiv', en: 'italic' },
    }),
    'normal',
  ),
  range: optional(
    'Zeichen',
    'Letters',
    matching(/^U\+[0-9A-Fa-f?+U, \n-]+$/, 'muss wie U+0020-007E aussehen', 'must look like U+0020-007E'),
    {
      de: 'Wofür diese Datei geladen wird. Weggelassen: für alles.',
      en: 'Letters this file is loaded for. Left out: all.',
    },
  ),
})

/** The metrics that make a system font as wide and high as the theme's typeface, in per cent. */
const measures = group({
  family: field('Schrift', 'Family', plain()),
  weight: field('Strichstärke', 'Weight', v.pipe(v.union([v.number(), v.string()]), v.transform(String))),
  size: field('Größe', 'Size', within(50, 200)),
  ascent: field('Oberlänge', 'Ascent', within(20, 200)),
  descent: field('Unterlänge', 'Descent', within(0, 100)),
})

const type = group({
  head: field('Überschriften', 'Headings', typeface(), {
    de: 'Schrift der Überschriften und großen Zahlen.',
    en: 'Family of headings and large figures.',
  }),
  text: optional('Text', 'Text', typeface()),
  faces: field('Schriftdateien', 'Typeface files', byHand(list(face))),
  fallback: v.optional(
    field(
      'Ersatz aus dem System',
      'Stand-in from the system',
      byHand(
        group({
          head: optional('Überschriften', 'Headings', plain()),
          text: optional('Text', 'Text', plain()),
          measures: optional('Maße', 'Measures', v.array(measures)),
        }),
      ),
    ),
    {},
  ),
  narrow: optional(
    'Schmale Schrift für Vorschaubilder',
    'Narrow face for share pictures',
    byHand(
      file('woff2', 'muss eine Datei wie fonts/name.woff2 sein', 'must be a file such as fonts/name.woff2'),
    ),
  ),
  weights: v.optional(
    groupField('Strichstärken', 'Weights', {
      text: v.optional(field('Text', 'Text', weight()), 400),
      label: v.optional(field('Beschriftungen', 'Labels', weight()), 500),
      strong: v.optional(field('Hervorhebungen', 'Emphasis', weight()), 600),
      head: v.optional(field('Überschriften', 'Headings', weight()), 500),
      heavy: optional('Kleine Titel', 'Small titles', weight()),
      quote: optional('Große Zitate', 'Large quotes', weight()),
      word: optional('Name der Firma', 'Name of the firm', weight()),
    }),
    {},
  ),
  size: v.optional(field('Lesegröße', 'Size of text', within(0.8, 1.3)), 1),
  heads: v.optional(field('Größe der Überschriften', 'Size of headings', within(0.5, 1.4)), 1),
  tracking: v.optional(field('Enge der Überschriften', 'Tightness of headings', within(0, 1.5)), 0.5),
  bearing: optional('Weißraum links am H', 'White left of the H', byHand(within(0, 0.2))),
  leading: v.optional(
    groupField('Zeilenabstand', 'Leading', {
      poster: v.optional(field('Große Überschriften', 'Large headings', within(0.7, 1.4)), 0.95),
      head: v.optional(field('Überschriften', 'Headings', within(0.7, 1.6)), 1.02),
      body: v.optional(field('Text', 'Text', within(1.2, 2)), 1.55),
    }),
    {},
  ),
})

const pixels = (most: number, least = 0) => within(least, most)
const isDrawn = (de: string, en: string) => v.optional(field(de, en, v.boolean()), false)

export const themeSchema = group({
  theme: field('Format', 'Format', byHand(v.picklist([1]))),
  name: optional('Name', 'Name', plain()),
  ground: v.optional(
    choiceField('Hintergrund', 'Background', {
      paper: { de: 'Papier', en: 'Paper' },
      night: { de: 'Nacht', en: 'Night' },
    }),
    'paper',
  ),
  colours: groupField('Farben', 'Colours', { ...colours, ...overrides }),
  type: field('Schrift', 'Type', type),
  logo: v.optional(
    groupField('Logo', 'Logo', {
      file: field('Datei', 'File', drawing('logo.svg')),
      icon: optional('Zeichen für den Browser', 'Icon for browsers', drawing('icon.svg'), {
        de: 'Ein Quadrat mit eigenen Farben. Ohne Angabe der erste Buchstabe des Namens auf dem Akzent.',
        en: 'A square in colours of its own. Without one, the first letter of the name on the accent.',
      }),
      height: v.optional(field('Höhe', 'Height', pixels(120, 12)), 40),
      phone: v.optional(field('Höhe auf Telefonen', 'Height on phones', pixels(72, 12)), 34),
      footer: v.optional(
        choiceField('Im Fuß', 'In the footer', {
          word: { de: 'der Name, so breit wie die Seite', en: 'the name, as wide as the page' },
          logo: { de: 'das Logo', en: 'the logo' },
          none: { de: 'nichts', en: 'nothing' },
        }),
        'word',
      ),
    }),
  ),
  drawn: v.optional(
    groupField('Was gezeichnet ist', 'What is drawn', {
      letters: isDrawn('Achsbuchstaben', 'Axis letters'),
      bubbles: isDrawn('Kreise um Zahlen', 'Bubbles'),
      axes: v.optional(
        choiceField('Achslinien', 'Axis lines', {
          'dash-dot': { de: 'Strichpunkt', en: 'Dash and dot' },
          line: { de: 'Linie', en: 'Line' },
          none: { de: 'keine', en: 'None' },
        }),
        'line',
      ),
      dimensions: isDrawn('Maßlinien', 'Dimension lines'),
      staff: isDrawn('Nivellierlatte', 'Levelling staff'),
    }),
    {},
  ),
  pictures: v.optional(
    groupField('Bilder', 'Pictures', {
      bleed: v.optional(
        choiceField('Erstes Bild reicht zum Rand', 'First picture reaches the edge', {
          right: { de: 'rechts', en: 'right' },
          both: { de: 'auf beiden Seiten', en: 'on both sides' },
          none: { de: 'nicht', en: 'not' },
        }),
        'right',
      ),
    }),
    {},
  ),
  lines: v.optional(
    groupField('Linien (Pixel)', 'Lines (pixels)', {
      hair: v.optional(field('fein', 'fine', pixels(4, 0.5)), 1),
      mid: v.optional(field('mittel', 'medium', pixels(6, 0.5)), 1.5),
      cut: v.optional(field('stark', 'heavy', pixels(12, 1)), 3),
    }),
    {},
  ),
  corners: v.optional(
    groupField('Ecken (Pixel)', 'Corners (pixels)', {
      control: v.optional(field('Schaltflächen und Felder', 'Buttons and fields', pixels(60)), 0),
      picture: v.optional(field('Bilder', 'Pictures', pixels(40)), 0),
      sheet: v.optional(field('Dialoge', 'Dialogs', pixels(40)), 0),
    }),
    {},
  ),
  space: v.optional(
    groupField('Abstände', 'Space', {
      sections: v.optional(field('Zwischen Abschnitten', 'Between sections', within(0.4, 1.5)), 1),
      header: v.optional(
        field('Höhe des Kopfs (Pixel)', 'Height of the header (pixels)', pixels(120, 56)),
        80,
      ),
    }),
    {},
  ),
})

export type Theme = v.InferOutput<typeof themeSchema> & { colours: GivenColours }
