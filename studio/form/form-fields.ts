// The fields of a form. A schema decides which of them a form has (form.ts).
import type { Sentence } from '../../src/content/problems.ts'

export type Entry = {
  key: string
  label: Sentence
  /** An explanation for editors beyond the label. */
  help?: Sentence | undefined
  optional: boolean
  field: Field
}
export type Choice = { value: string | number; label: Sentence }
export type PairKind = 'text' | 'heading' | 'label' | 'markdown'
export type WordKind =
  | 'plain'
  | 'date'
  | 'month'
  | 'clock'
  /** A page of the site, a place on the page, or an address elsewhere. */
  | 'target'
  | 'address'
  | 'email'
  | 'phone'
  | 'picture'
  | 'portrait'
  | 'film'
  | 'drawing'
  | 'person'
  | 'colleague'
  | 'project'
  | 'page'
  | 'office'
  | 'category'
  | 'form'
  | 'yearOrMonth'
  | 'language'
  | 'colour'
  | 'typeface'
  | 'theme-drawing'

export type Field =
  | { type: 'group'; entries: Entry[] }
  | { type: 'list'; item: Field; min: number; max: number | undefined }
  | { type: 'map'; value: Field; keys: Choice[] | undefined }
  | { type: 'variant'; key: string; options: { value: string; label: Sentence; field: Field }[] }
  /** The languages are de and en. Placeholders such as {n} must stay in the text. */
  | {
      type: 'pair'
      kind: PairKind
      placeholders: string[]
      optional: string[]
      /** The recommended number of characters. */
      length: { from: number; to: number } | undefined
    }
  /** One name, or one for each language. */
  | { type: 'name' }
  /** A plain value, or one that says who may see it. With `always` it has to say so. */
  | { type: 'fact'; field: Field; consent: Entry; always: boolean }
  | { type: 'word'; kind: WordKind; least: number | undefined }
  | { type: 'number'; min: number | undefined; max: number | undefined; whole: boolean }
  | { type: 'boolean' }
  | { type: 'choice'; options: Choice[] }
  /** The languages that an item exists in. */
  | { type: 'languages' }
  | { type: 'fixed'; value: string }
  /** Kept as it is: it has no field in the Studio. */
  | { type: 'by-hand' }
