import * as v from 'valibot'
import { text } from '../fields.ts'

/** Every picture in content/media with what it shows. */
export const mediaSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+\.(jpg|avif|png)$/, 'must be a file name such as office-courtyard.jpg'),
  ),
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
