import * as v from 'valibot'
import { heading, picture, text } from '../fields.ts'

/** Categories and the focus area each belongs to. */
export const categories = {
  office: 'space',
  retail: 'space',
  education: 'space',
  'floating-homes': 'space',
  'data-center': 'infrastructure',
  rail: 'infrastructure',
  airport: 'infrastructure',
} as const

export type Category = keyof typeof categories
export type FocusArea = (typeof categories)[Category]

export const categoryIds = Object.keys(categories) as Category[]
export const focusAreas = ['space', 'infrastructure'] as const satisfies readonly FocusArea[]

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
  category: v.picklist(categoryIds),
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
