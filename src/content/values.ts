// What a field becomes when it is read: values that know more than their text.
import type { Locale } from '../routes.ts'
import type { PictureFormat } from './picture-formats.ts'

/** A value in both languages. A language may only be absent inside an item that says `only:`. */
export class Localized<T = string> {
  readonly de: T | undefined
  readonly en: T | undefined
  /** Paths of this site that it links to, in German. Whether they are pages is checked when all files are read. */
  readonly leadsTo: readonly string[]
  constructor(de: T | undefined, en: T | undefined, leadsTo: readonly string[] = []) {
    this.de = de
    this.en = en
    this.leadsTo = leadsTo
  }
  in(locale: Locale): T | undefined {
    return this[locale]
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

/** A film or caption file in content/media, shipped as it is. */
export class FileRef {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
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

/** A line drawing in content/media that becomes part of the page, so that it takes the page's colours. */
export class InlineDrawing {
  readonly file: string
  constructor(file: string) {
    this.file = file
  }
}
