// The types of the plain data in one language that views receive.
import type * as v from 'valibot'
import type { Action } from '../content/action.ts'
import type { CaptionData, PictureData } from '../content/media.ts'
import type {
  CaptionFile,
  EntryRef,
  FileRef,
  InlineDrawing,
  Localized,
  PictureRef,
} from '../content/values.ts'
import type { ActionData } from '../parts/Button/action-data.ts'
import type { PersonData } from '../parts/Person/person-data.tsx'
import type { Locale } from '../routes.ts'

export type Resolved<T> =
  T extends Localized<infer Text>
    ? Text
    : T extends Action
      ? ActionData
      : T extends EntryRef<'person'>
        ? PersonData
        : T extends PictureRef
          ? PictureData
          : T extends CaptionFile
            ? CaptionData
            : T extends FileRef | InlineDrawing | EntryRef
              ? string
              : T extends readonly (infer Item)[]
                ? Resolved<Item>[]
                : T extends object
                  ? { [Key in keyof T]: Resolved<T[Key]> }
                  : T

/** The position of a section on its page. */
export type At = {
  /** The id of the heading. With an anchor, the section itself has the anchor as its id. */
  id: string
  anchor: string | undefined
  /** The mark at the axis. Undefined if the section has no axis and belongs to the one above. */
  mark: string | number | undefined
  ownsRed: boolean
  /** The level of headings within the section: 3 below a heading of the section, else 2. */
  level: 2 | 3
  page: PageContext
}

export type PageContext = {
  id: string
  locale: Locale
  night: boolean
  /** The person responsible for the page, shown in its dialog, its forms and its last section. */
  contactPerson: PersonData | undefined
}

type Kind = { schema: v.GenericSchema }
export type SectionProps<K extends Kind> = Resolved<v.InferOutput<K['schema']>> & { at: At }
