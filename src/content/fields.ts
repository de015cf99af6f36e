// The kinds of field that content files are made of. A schema is put together from these and nothing else.
import * as v from 'valibot'
import { type Locale, localizePath, routes } from '../routes.ts'
import { hyphenateGerman } from './hyphenate.ts'
import { renderMarkdown } from './markdown.ts'

/** A value in both languages. A language may only be absent inside an item that says `only:`. */
export class Localized<T = string> {
  readonly de: T | undefined
  readonly en: T | undefined
  constructor(de: T | undefined, en: T | undefined) {
    this.de = de
    this.en = en
  }
  in(locale: Locale): T | undefined {
    return this[locale]
  }
}

/** How a picture is used decides which sizes are made of it. */
export const pictureFormats = ['hero', 'strip', 'wide', 'card', 'portrait', 'share'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A picture named by its file; the build turns it into sources, sizes and alternative text. */
export class PictureRef<F extends PictureFormat = PictureFormat> {
  readonly file: string
  readonly format: F
  constructor(file: string, format: F) {
    this.file = file
    this.format = format
  }
}

/** A film or caption file in content/media, shipped as it is. */
export class FileRef {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}

/** A person named by the key in people.yaml. */
export class PersonRef {
  /** Content has things with an id of their own; types must not take those for persons. */
  readonly refersTo = 'person'
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
}

const filled = v.pipe(
  v.string('must be text; put it in quotes if it looks like a number'),
  v.trim(),
  v.nonEmpty('is empty; write the text or take the entry out'),
)

function bothLanguages<T>(change: (text: string, locale: Locale) => T) {
  return v.pipe(
    v.strictObject({ de: v.optional(filled), en: v.optional(filled) }),
    v.transform(
      text =>
        new Localized<T>(
          text.de === undefined ? undefined : change(text.de, 'de'),
          text.en === undefined ? undefined : change(text.en, 'en'),
        ),
    ),
  )
}

/** Text in both languages. */
export const text = () =>
  v.pipe(
    bothLanguages(value => value),
    v.description('Text in both languages: de and en'),
  )

/** A heading in both languages; long German words get invisible break points by themselves. */
export const heading = () =>
  v.pipe(
    bothLanguages((value, locale) => (locale === 'de' ? hyphenateGerman(value) : value)),
    v.description('Heading in both languages; long German words are hyphenated by themselves'),
  )

/** Words with the language they are in, where that is not the language of the page. */
export type Words = { text: string; lang: Locale | undefined }

/** A name or label. One that is an English word in German says so, and is read aloud in English. */
export const label = () =>
  v.pipe(
    v.strictObject({
      de: filled,
      en: filled,
      lang: v.optional(
        v.pipe(
          v.picklist(['de', 'en']),
          v.description('The language that these words are in, where both languages use the same'),
        ),
      ),
    }),
    v.transform(({ de, en, lang }) => {
      const words = (text: string, locale: Locale): Words => ({
        text,
        lang: lang === locale ? undefined : lang,
      })
      return new Localized(words(de, 'de'), words(en, 'en'))
    }),
    v.description('A short label in both languages: de and en'),
  )

/** Longer text with paragraphs, lists, emphasis and links, written in Markdown. */
export const markdown = () =>
  v.pipe(
    bothLanguages(renderMarkdown),
    v.description('Markdown in both languages; links to own pages as /contact'),
  )

/** A name, number or address that reads the same in every language. */
export const plain = (description = 'The same in both languages') =>
  v.pipe(filled, v.description(description))

const monthAndDay = { de: 'de-DE', en: 'en-US' } as const

/** A calendar day, written 2025-09-30; shown as 30.09.2025 and 09/30/2025. */
export const date = () =>
  v.pipe(
    v.string('must be a date such as 2025-09-30'),
    v.check(isCalendarDay, 'is no date; write year-month-day, such as 2025-09-30'),
    v.description('A day as year-month-day, such as 2025-09-30'),
    v.transform(iso => {
      const shown = (locale: Locale) =>
        new Intl.DateTimeFormat(monthAndDay[locale], {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(`${iso}T00:00:00Z`))
      return { iso, text: new Localized(shown('de'), shown('en')) }
    }),
  )

function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

const knownPaths = new Set<string>(Object.values(routes))

/** An address of this site (German path, such as /contact or /projects?focus=space). */
export const internalLink = () =>
  v.pipe(
    v.string('must be a path of this site, such as /contact'),
    v.check(
      path => knownPaths.has(path.replace(/[?#].*$/, '')),
      issue =>
        `leads nowhere: ${issue.received} is no page of this site; the pages are ${[...knownPaths].join(', ')}`,
    ),
    v.description('German path of a page of this site, such as /contact; English follows by itself'),
    v.transform(path => new Localized(localizePath(path, 'de'), localizePath(path, 'en'))),
  )

/** An address elsewhere on the web. */
export const externalLink = () =>
  v.pipe(
    v.string(),
    v.regex(/^https:\/\/[^\s]+$/, 'must be a full address that begins with https://'),
    v.description('Full address of another site, beginning with https://'),
  )

export const email = () =>
  v.pipe(v.string(), v.email('is no e-mail address'), v.description('E-mail address'))

/** Phone and fax numbers, written for people; the link is made from the digits. */
export const phone = () =>
  v.pipe(
    v.string(),
    v.regex(/^\+\d[\d -]+\d$/, 'must begin with + and the country code, such as +49 69 90009-000'),
    v.description('International phone number, such as +49 69 90009-000'),
    v.transform(shown => ({ shown, href: `tel:${shown.replace(/[^+\d]/g, '')}` })),
  )

export const picture = <F extends PictureFormat>(format: F) =>
  v.pipe(
    v.string('must be the name of a picture in content/media, such as office-courtyard.jpg'),
    v.regex(
      /^[a-z0-9-]+\.(jpg|avif|png)$/,
      'must be a file name in small letters, such as office-courtyard.jpg',
    ),
    v.description('File name of a picture in content/media, described in content/media/pictures.yaml'),
    v.transform(file => new PictureRef(file, format)),
  )

export const mediaFile = () =>
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9.-]+\.(mp4|webm|vtt)$/, 'must be the name of a film or caption file in content/media'),
    v.transform(file => new FileRef(file)),
  )

/** A silent, looping film: shown from start to end (seconds), over and over. */
export const film = () =>
  v.strictObject({
    file: mediaFile(),
    av1: v.optional(mediaFile()),
    poster: picture('hero'),
    start: v.pipe(v.number(), v.minValue(0), v.description('Where the loop begins, in seconds')),
    end: v.pipe(v.number(), v.minValue(0), v.description('Where the loop ends, in seconds')),
    description: v.pipe(text(), v.description('What the film shows, for people who cannot see it')),
    caption: v.optional(v.pipe(text(), v.description('A short line under the film'))),
  })

/** A film with sound that a visitor starts and operates. */
export const shownFilm = () =>
  v.strictObject({
    file: mediaFile(),
    av1: v.optional(mediaFile()),
    captions: v.strictObject({ de: mediaFile(), en: mediaFile() }),
    description: v.pipe(text(), v.description('What the film shows, for people who cannot see it')),
  })

export const person = () =>
  v.pipe(
    v.string('must be the key of a person in people.yaml'),
    v.description('Key of a person in people.yaml'),
    v.transform(id => new PersonRef(id)),
  )

/** An item that exists in one language only says so; everything else must exist in both. */
export const only = () =>
  v.optional(
    v.pipe(v.picklist(['de', 'en']), v.description('Set only for an item that exists in one language')),
  )

export const list = <S extends v.GenericSchema>(item: S, description?: string) =>
  description === undefined
    ? v.pipe(v.array(item), v.minLength(1, 'needs at least one entry'))
    : v.pipe(v.array(item), v.minLength(1, 'needs at least one entry'), v.description(description))
