import * as v from 'valibot'
import { pictureName, text } from '../fields.ts'

/** Picture.css has a rule for each. */
const percent = v.pipe(
  v.number(),
  v.picklist([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]),
  v.description('Per cent, in steps of five'),
)

/** Every picture in content/media with what it shows. */
export const mediaSchema = v.record(
  pictureName,
  v.strictObject({
    alt: v.pipe(text(), v.description('What the picture shows, for people who cannot see it')),
    caption: v.optional(text()),
    focus: v.optional(
      v.pipe(
        v.strictObject({ x: percent, y: percent }),
        v.description('The place that stays when the picture is cropped, from the left and from the top'),
      ),
      { x: 50, y: 50 },
    ),
  }),
)
