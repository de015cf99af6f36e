// The structure of content files: fields with labels, groups, choices and lists. The kinds of field are in text-fields.ts,
// address-fields.ts, media-fields.ts and entry-fields.ts; every schema consists of these only. The kind in the metadata is
// for the form that edits the field (studio/form/form.ts).
import * as v from 'valibot'
import type { Sentence } from './problems.ts'
import { languageCode } from './texts.ts'

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

export const list = <S extends v.GenericSchema>(item: S, description?: string) =>
  description === undefined
    ? v.pipe(v.array(item), v.minLength(1))
    : v.pipe(v.array(item), v.minLength(1), v.description(description))

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
