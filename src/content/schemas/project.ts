import * as v from 'valibot'
import { category, heading, picture, text } from '../fields.ts'

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
  details: v.strictObject({
    location: v.optional(text()),
    area: v.optional(text()),
    itLoad: v.optional(text()),
    costs: v.optional(text()),
    completion: v.optional(text()),
    service: v.optional(text()),
    measures: v.optional(text()),
    visualizations: v.optional(text()),
  }),
})
