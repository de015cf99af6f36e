import * as v from 'valibot'
import { heading, plain, text } from '../fields.ts'

/** The twelve disciplines of the Generalplanung wheel, clockwise from the top in steps of 30 degrees. */
export const disciplinesSchema = v.pipe(
  v.array(
    v.strictObject({
      id: plain('Short name; also names the drafting symbol'),
      title: heading(),
      description: text(),
      angle: v.pipe(v.number(), v.multipleOf(30, 'must be a multiple of 30')),
      inHouse: v.boolean(),
    }),
  ),
  v.length(12, 'needs exactly twelve disciplines'),
)
