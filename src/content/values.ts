// What a field becomes when it is read: values that know more than their text.
import type { Locale } from '../routes.ts'
import type { PictureFormat } from './picture-formats.ts'

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

/** A project named by its file in content/projects. */
export class ProjectRef {
  readonly refersTo = 'project'
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
}
