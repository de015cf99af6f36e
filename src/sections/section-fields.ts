// The fields that several kinds of section share.
import * as v from 'valibot'
import { action } from '../content/action.ts'
import { field, list } from '../content/fields.ts'
import { picture } from '../content/media-fields.ts'
import type { PictureFormat } from '../content/picture-formats.ts'
import { heading, markdown, text } from '../content/text-fields.ts'

export const headingField = field('Überschrift', 'Heading', heading())
export const titleField = field('Titel', 'Title', heading())
export const leadField = field('Vorspann', 'Lead', text())
export const textField = field('Text', 'Text', text())
export const longTextField = field('Text', 'Text', markdown())
export const pictureField = <F extends PictureFormat>(format: F) => field('Bild', 'Picture', picture(format))
export const actionField = field('Schaltfläche', 'Button', action())
export const actionsField = (count: number) =>
  v.optional(field('Schaltflächen', 'Buttons', v.pipe(v.array(action()), v.maxLength(count))), [])
export const moreField = field('Link rechts', 'Link at the right', action())

/** The one or two sentences under the heading that say what the firm does: trade and fields, then kind and towns. */
export const tagline = () =>
  v.pipe(
    list(
      v.pipe(text(), v.metadata({ from: 1, to: 60 })),
      'What you plan, in one or two sentences of up to 60 characters',
    ),
    v.maxLength(2),
  )
