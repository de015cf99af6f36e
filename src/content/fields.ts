// The kinds of field in content files. Every schema consists of these only. The kind in the metadata is for the form that
// edits the field (studio/form/form.ts).
import * as v from 'valibot'
import { formatDay } from '../i18n/dates.ts'
import type { Locale } from '../routes.ts'
import { hyphenateGerman } from './hyphenate.ts'
import { wrongLink } from './links.ts'
import { linksOf, renderMarkdown } from './markdown.ts'
import type { PictureFormat } from './picture-formats.ts'
import { type Sentence, say } from './problems.ts'
import { above } from './range-order.ts'
import { eachText, filled, inEach, languageCode, localized, matches, type Pair, pair, same } from './texts.ts'
import { CaptionFile, EntryRef, FileRef, InlineDrawing, Localized, PictureRef, Target } from './values.ts'

/** A schema with the label that editors read beside it, and perhaps a help text. */
export type Field<S extends v.GenericSchema = v.GenericSchema> = S & {
  readonly label: Sentence
  readonly help?: Sentence | undefined
}
/** A literal distinguishes variants and has no input. */
export type Entry = Field | v.OptionalSchema<Field, unknown> | v.LiteralSchema<string, undefined>

/** Gives a schema its label in the languages of the Studio. */
export const field = <S extends v.GenericSchema>(de: string, en: string, schema: S, help?: Sentence) =>
  ({ ...schema, label: { de, en }, help }) as Field<S>

/** Creates a group of fields. Without a label for each field it does not compile. */
export const group = <Entries extends Record<string, Entry>>(entries: Entries) => v.strictObject(entries)

export const groupField = <Entries extends Record<string, Entry>>(de: string, en: string, entries: Entries) =>
  field(de, en, group(entries))

export const optional = <S extends v.GenericSchema>(de: string, en: string, schema: S, help?: Sentence) =>
  v.optional(field(de, en, schema, help))

/** Creates a choice of values, each with the words that editors see. */
export const choice = <const Names extends Record<string, Sentence>>(names: Names) => ({
  ...v.picklist(Object.keys(names) as (keyof Names & string)[]),
  names: names as Record<string, Sentence>,
})

export const choiceField = <const Names extends Record<string, Sentence>>(
  de: string,
  en: string,
  names: Names,
) => field(de, en, choice(names))

/** Text in both languages. */
export const text = (description = 'Text in both languages: de and en') =>
  v.pipe(pair, localized(same), v.metadata({ kind: 'text' }), v.description(description))

/** A heading in both languages. Long German words get soft hyphens automatically. */
export const heading = () =>
  v.pipe(
    pair,
    localized((value, locale) => (locale === 'de' ? hyphenateGerman(value) : value)),
    v.metadata({ kind: 'heading' }),
    v.description('Heading in both languages; long German words are hyphenated automatically'),
  )

/** A text with its language, if that is not the language of the page. */
export type Words = { text: string; lang: string | undefined }

/** A name or label. An English word in a German text states its language, so that it is read aloud in English. */
export const label = () =>
  v.pipe(
    v.objectWithRest(
      {
        lang: v.optional(
          v.pipe(
            languageCode,
            v.description('The language that these words are in, where several languages use the same'),
          ),
        ),
      },
      filled,
    ),
    v.transform(({ lang, ...texts }) => {
      const words = (text: string, locale: Locale): Words => ({
        text,
        lang: lang === locale ? undefined : lang,
      })
      return new Localized(inEach(texts, words))
    }),
    v.metadata({ kind: 'label' }),
    v.description('A short label in both languages: de and en'),
  )

/** Longer text with paragraphs, lists, emphasis and links, written in Markdown. */
export const markdown = () =>
  v.pipe(
    pair,
    eachText<Pair>(text => linksOf(text).flatMap(wrongLink)),
    v.transform(texts => {
      const pagesIn = (text = '') => linksOf(text).flatMap(({ href }) => (href.startsWith('/') ? [href] : []))
      return new Localized(inEach(texts, renderMarkdown), locale => pagesIn(texts[locale]))
    }),
    v.metadata({ kind: 'markdown' }),
    v.description('Markdown in both languages; links to own pages as /contact'),
  )

/** A name, number or address that reads the same in every language. */
export const plain = (description = 'The same in both languages') =>
  v.pipe(filled, v.description(description))

/** A name that both languages may share: one text, or a pair. */
export const name = () =>
  v.pipe(
    v.union([filled, pair]),
    v.transform(names => new Localized<string>(typeof names === 'string' ? () => names : names)),
    v.metadata({ kind: 'name' }),
    v.description('A name: once, or as de and en where they differ'),
  )

/** A calendar day, written 2025-09-30 and displayed as 30.09.2025 or 09/30/2025. */
export const date = () =>
  v.pipe(
    v.string(),
    v.check(
      isCalendarDay,
      say(
        'ist kein Datum; schreiben Sie Jahr-Monat-Tag, etwa 2025-09-30',
        'is not a date; write year-month-day, such as 2025-09-30',
      ),
    ),
    v.metadata({ kind: 'date' }),
    v.description('A day as year-month-day, such as 2025-09-30'),
    v.transform(iso => ({ iso, text: new Localized(locale => formatDay(iso, locale)) })),
  )

function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** A page of this site by its path in the first language, an anchor on the same page, or an address elsewhere. */
export const target = () =>
  v.pipe(
    v.string(),
    chosen,
    matches(
      /^(\/(?!\/)\S*|#\S+|https:\/\/[^\s/@]+(\/\S*)?)?$/,
      'muss ein Pfad dieser Website, eine Stelle dieser Seite oder eine ganze Adresse sein, etwa /contact, #jobs oder https://…',
      'must be a path of this site, a place on this page or a full address, such as /contact, #jobs or https://…',
    ),
    v.metadata({ kind: 'target' }),
    v.description(
      'Path of a page of this site in its first language, such as /contact, a place on the page, such as #jobs, or an address elsewhere that begins with https://',
    ),
    v.transform(link => new Target(link)),
  )

/** An address elsewhere on the web. */
export const externalLink = () =>
  v.pipe(
    v.string(),
    matches(
      /^https:\/\/[^\s]+$/,
      'muss eine ganze Adresse sein, die mit https:// beginnt',
      'must be a full address that begins with https://',
    ),
    v.metadata({ kind: 'address' }),
    v.description('Full address of another site, beginning with https://'),
  )

export const email = () =>
  v.pipe(v.string(), v.email(), v.metadata({ kind: 'email' }), v.description('Email address'))

/** Phone and fax numbers as people write them. The link is made from the digits. */
export const phone = () =>
  v.pipe(
    v.string(),
    matches(
      /^\+\d[\d -]+\d$/,
      'muss mit + und der Landesvorwahl beginnen, etwa +49 69 90009-000',
      'must begin with + and the country code, such as +49 69 90009-000',
    ),
    v.metadata({ kind: 'phone' }),
    v.description('International phone number, such as +49 69 90009-000'),
    v.transform(shown => ({ shown, href: `tel:${shown.replace(/[^+\d]/g, '')}` })),
  )

/** Rejects an empty name with the advice to choose one, whereas other checks ask the editor to correct the spelling. */
const chosen = v.nonEmpty<string, ReturnType<typeof say>>(
  say('fehlt noch; wählen Sie etwas aus', 'is still missing; choose one'),
)

/** The name of a picture in content/media. */
export const pictureName = v.pipe(
  v.string(),
  chosen,
  matches(
    /^([a-z0-9-]+\.(jpg|avif|png))?$/,
    'muss ein Dateiname in kleinen Buchstaben sein, etwa office-courtyard.jpg',
    'must be a file name in small letters, such as office-courtyard.jpg',
  ),
)

export const picture = <F extends PictureFormat>(format: F) =>
  v.pipe(
    pictureName,
    v.metadata({ kind: 'picture', place: format }),
    v.description('File name of a picture in content/media, described in content/media/pictures.yaml'),
    v.transform(file => new PictureRef(file, format)),
  )

const mediaFile = (endings: string, message: Sentence) =>
  v.pipe(
    v.string(),
    matches(new RegExp(`^[a-z0-9.-]+\\.(${endings})$`), message.de, message.en),
    v.metadata({ kind: 'film' }),
  )

const filmFile = () =>
  v.pipe(
    mediaFile('mp4|webm', {
      de: 'muss der Name eines Films (.mp4, .webm) in media/ sein',
      en: 'must be the name of a film (.mp4, .webm) in media/',
    }),
    v.transform(file => new FileRef(file)),
  )

const captionFile = () =>
  v.pipe(
    mediaFile('vtt', {
      de: 'muss der Name einer Untertiteldatei (.vtt) in media/ sein',
      en: 'must be the name of a caption file (.vtt) in media/',
    }),
    v.transform(file => new CaptionFile(file)),
  )

const drawingName = v.pipe(
  v.string(),
  matches(
    /^[a-z0-9-]+\.svg$/,
    'muss der Name einer Zeichnung (.svg) in media/ sein',
    'must be the name of a drawing (.svg) in media/',
  ),
  v.metadata({ kind: 'drawing' }),
  v.description('File name of a drawing (.svg) in content/media'),
)

/** A line drawing that is not changed. */
export const drawing = () =>
  v.pipe(
    drawingName,
    v.transform(file => new FileRef(file)),
  )

/** A line drawing that uses the colours of the page: `currentColor`, `var(--edge)`, `var(--bg)`, `var(--line-accent)`. */
export const inlineDrawing = () =>
  v.pipe(
    drawingName,
    v.transform(file => new InlineDrawing(file)),
  )

const filmFiles = () => ({
  file: field('Datei', 'File', filmFile()),
  av1: optional('Datei in AV1', 'File in AV1', filmFile()),
})
const filmVersions = () => ({
  ...filmFiles(),
  large: optional('Für große Bildschirme', 'For large screens', group(filmFiles()), {
    de: 'Derselbe Film, 1920 Pixel breit.',
    en: 'The same film, 1920 pixels wide.',
  }),
})
const seconds = () => v.pipe(v.number(), v.minValue(0))
const filmDescription = () =>
  field('Beschreibung', 'Description', text(), {
    de: 'Was der Film zeigt, für Menschen, die ihn nicht sehen.',
    en: 'What the film shows, for people who cannot see it.',
  })

/** A silent film that loops from start to end. */
export const film = () =>
  v.pipe(
    group({
      ...filmVersions(),
      poster: field('Standbild', 'Still', picture('poster')),
      start: field('Anfang (Sekunden)', 'Start (seconds)', seconds()),
      end: field('Ende (Sekunden)', 'End (seconds)', seconds()),
      description: filmDescription(),
      caption: optional('Zeile unter dem Film', 'Line under the film', text()),
    }),
    above('start', 'end'),
  )

/** A film with sound that the visitor starts and controls. */
export const shownFilm = () =>
  group({
    ...filmVersions(),
    captions: field('Untertitel', 'Subtitles', v.record(languageCode, captionFile())),
    description: filmDescription(),
  })

const entry = <Kind extends string>(refersTo: Kind, description: string) =>
  v.pipe(
    v.string(),
    chosen,
    v.metadata({ kind: refersTo }),
    v.description(description),
    v.transform(id => new EntryRef(refersTo, id)),
  )

export const person = () => entry('person', 'Key of a person in people.yaml')
/** A key of a person in people.yaml, or the first name of a team member there. */
export const colleague = () =>
  entry('colleague', 'Key of a person in people.yaml, or a first name from the team there')
export const project = () => entry('project', 'Name of the project file without .yaml')
/** A form of content/forms. */
export const form = () => entry('form', 'Name of a form, as its file in content/forms')
export const office = () => entry('office', 'An office, by its id in firm.yaml')
export const category = () => entry('category', 'A category of projects, by its id in categories.yaml')

/** A language of the site. */
export const language = (description: string) =>
  v.pipe(languageCode, v.metadata({ kind: 'language' }), v.description(description))

/** Hides an entry on every page without removing it. */
export const hiddenField = () => optional('Ausgeblendet', 'Hidden', v.boolean())

/** Names the languages of an item that does not exist in all of them. */
export const onlyField = () =>
  optional(
    'Nur in einer Sprache',
    'In one language only',
    v.pipe(
      v.union([languageCode, v.pipe(v.array(languageCode), v.minLength(1))]),
      v.metadata({ kind: 'languages' }),
      v.transform(only => [only].flat()),
    ),
  )

export const list = <S extends v.GenericSchema>(item: S, description?: string) =>
  description === undefined
    ? v.pipe(v.array(item), v.minLength(1))
    : v.pipe(v.array(item), v.minLength(1), v.description(description))
