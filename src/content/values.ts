// The values that fields become when they are read. They know more than their text.
import { type Locale, localizePath } from '../routes.ts'
import type { PictureFormat } from './picture-formats.ts'

/** The value of each language, by its code. */
type Texts<T> = Partial<Record<Locale, T | undefined>>

/** A value in each language. A language may only be absent inside an item that says `only:`. */
export class Localized<T = string> {
  /** A function for values that every language has, such as a date. */
  readonly texts: Texts<T> | ((locale: Locale) => T)
  /** Paths of this site that a language links to, as its first language writes them. They are checked when all files are read. */
  readonly leadsTo: (locale: Locale) => readonly string[]
  constructor(
    texts: Texts<T> | ((locale: Locale) => T),
    leadsTo: (locale: Locale) => readonly string[] = () => [],
  ) {
    this.texts = texts
    this.leadsTo = leadsTo
  }
  in(locale: Locale): T | undefined {
    if (typeof this.texts === 'function') return this.texts(locale)
    return Object.hasOwn(this.texts, locale) ? this.texts[locale] : undefined
  }
  map<To>(change: (value: T, locale: Locale) => To): Localized<To> {
    const { texts } = this
    const changed =
      typeof texts === 'function'
        ? (locale: Locale) => change(texts(locale), locale)
        : Object.fromEntries(Object.entries(texts).map(([code, value]) => [code, change(value as T, code)]))
    return new Localized<To>(changed, this.leadsTo)
  }
  /** The languages that its file has a text in. */
  get languages(): string[] {
    return typeof this.texts === 'function' ? [] : Object.keys(this.texts)
  }
}

/** The address that a link leads to, in each language. */
export class Target extends Localized {
  /** The full address, of a link to another site. */
  readonly elsewhere: string | undefined
  constructor(link: string) {
    const isOfSite = link.startsWith('/')
    super(
      locale => (isOfSite ? localizePath(link, locale) : link),
      () => (isOfSite ? [link] : []),
    )
    this.elsewhere = link.startsWith('https:') ? link : undefined
  }
}

/** A picture named by its file; the build turns it into sources, sizes and alternative text. */
export class PictureRef<F extends PictureFormat = PictureFormat> {
  readonly file: string
  readonly format: F
  constructor(file: string, format: F) {
    this.file = file
    this.format = format
  }
}

/** A film or drawing in content/media, shipped as it is. */
export class FileRef {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}

/** Subtitles of a film in content/media: shipped as they are, and read out as text beside it. */
export class CaptionFile extends FileRef {
  readonly kind = 'captions'
}

/** An entry of another file, named by its id there. Whether it exists is checked when all files are read. */
export class EntryRef<Kind extends string = string> {
  /** Content has things with an id of their own; types must not take those for references. */
  readonly refersTo: Kind
  readonly id: string
  constructor(refersTo: Kind, id: string) {
    this.refersTo = refersTo
    this.id = id
  }
}

export type PersonRef = EntryRef<'person'>

/** A consent to show something, with its date. */
export type Consent = {
  on: { iso: string }
  for: readonly ('website' | 'tenders' | 'press')[]
  until?: { iso: string } | undefined
}

/** A fact that says who may see it. Only public-content.ts decides whether visitors do. */
export class Stated<T = unknown> {
  readonly value: T
  readonly public: boolean | undefined
  readonly consent: Consent | undefined
  /** True for data of a person outside the firm: without their consent only the Studio shows it. */
  readonly needsConsent: boolean
  constructor(value: T, shown: boolean | undefined, consent: Consent | undefined, needsConsent = false) {
    this.value = value
    this.public = shown
    this.consent = consent
    this.needsConsent = needsConsent
  }
}

/** The value of a fact, whoever may see it. */
export const factValue = <T>(fact: T | Stated<T>): T => (fact instanceof Stated ? fact.value : fact)

/** A line drawing in content/media that becomes part of the page, so that it takes the page's colours. */
export class InlineDrawing {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}
