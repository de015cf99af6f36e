// The objects that fields are parsed into, if text is not enough.
import { type Locale, localizePath } from '../routes.ts'
import type { PictureFormat } from './picture-formats.ts'

type Texts<T> = Partial<Record<Locale, T | undefined>>

/** A value in each language. A language may only be absent inside an item that says `only:`. */
export class Localized<T = string> {
  /** Values by language code, or a function for values that exist in every language, such as a date. */
  readonly texts: Texts<T> | ((locale: Locale) => T)
  /**
   * Returns the paths of this site that the value links to, as the first language writes them. They are checked after all
   * files have been read.
   */
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
  /** The languages for which its file has a text. */
  get languages(): string[] {
    return typeof this.texts === 'function' ? [] : Object.keys(this.texts)
  }
}

/** The target of a link in each language. */
export class Target extends Localized {
  /** The full address if the link leads to another site. */
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

/** A picture, named by its file. The build creates its sources, sizes and alternative text. */
export class PictureRef<F extends PictureFormat = PictureFormat> {
  readonly file: string
  readonly format: F
  constructor(file: string, format: F) {
    this.file = file
    this.format = format
  }
}

/** A film or drawing in content/media, published unchanged. */
export class FileRef {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}

/** Subtitles of a film in content/media. They are published unchanged, and also shown as text beside the film. */
export class CaptionFile extends FileRef {
  readonly kind = 'captions'
}

/** A reference to an entry of another file by its id. Its existence is checked after all files have been read. */
export class EntryRef<Kind extends string = string> {
  /** Distinguishes references from content that merely has an id. */
  readonly refersTo: Kind
  readonly id: string
  constructor(refersTo: Kind, id: string) {
    this.refersTo = refersTo
    this.id = id
  }
}

export type PersonRef = EntryRef<'person'>

/** A dated consent to publish something. */
export type Consent = {
  on: { iso: string }
  for: readonly ('website' | 'tenders' | 'press')[]
  until?: { iso: string } | undefined
}

/** A fact that states its audience. Only public-content.ts decides whether visitors see it. */
export class Stated<T = unknown> {
  readonly value: T
  readonly public: boolean | undefined
  readonly consent: Consent | undefined
  /** True for data about a person outside the firm. Without their consent only the Studio shows it. */
  readonly needsConsent: boolean
  constructor(value: T, shown: boolean | undefined, consent: Consent | undefined, needsConsent = false) {
    this.value = value
    this.public = shown
    this.consent = consent
    this.needsConsent = needsConsent
  }
}

/** Returns the value of a fact regardless of its audience. */
export const factValue = <T>(fact: T | Stated<T>): T => (fact instanceof Stated ? fact.value : fact)

/** A line drawing in content/media that is inlined in the page, so that it has the page's colours. */
export class InlineDrawing {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}
