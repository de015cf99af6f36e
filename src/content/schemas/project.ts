import * as v from 'valibot'
import { category, heading, picture, text } from '../fields.ts'
import { factsSchema } from './facts.ts'

export const detailKeys = [
  'location',
  'area',
  'itLoad',
  'costs',
  'completion',
  'service',
  'measures',
  'visualizations',
] as const

export const projectSchema = v.strictObject({
  order: v.pipe(v.number(), v.integer(), v.description('Place in the list; smaller numbers come first')),
  title: heading(),
  category: category(),
  picture: picture('card'),
  uncropped: v.optional(
    v.pipe(v.boolean(), v.description('Show the whole picture instead of filling the frame')),
    false,
  ),
  description: text(),
  facts: factsSchema,
})
