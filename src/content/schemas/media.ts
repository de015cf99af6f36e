import * as v from 'valibot'
import { pictureName, text } from '../fields.ts'

/** Every picture in content/media with what it shows. */
export const mediaSchema = v.record(
  pictureName,
  v.strictObject({
    alt: v.pipe(text(), v.description('What the picture shows, for people who cannot see it')),
    caption: v.optional(text()),
    focus: v.optional(
      v.pipe(
        v.picklist(['left', 'center', 'right', 'top', 'bottom']),
        v.description('The part that stays when the picture is cropped'),
      ),
      'center',
    ),
  }),
)
