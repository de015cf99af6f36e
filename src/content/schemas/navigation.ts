import * as v from 'valibot'
import { list, text } from '../fields.ts'
import { distinct } from '../ids.ts'

const page = v.pipe(v.string(), v.description('Name of a page, as its file in content/pages'))

export const navigationSchema = v.strictObject({
  services: v.pipe(list(v.strictObject({ page, teaser: text() })), v.maxLength(4), distinct('page')),
  focus: list(page, 'Focus areas, in the small-screen menu and the footer'),
  direct: list(page, 'Direct links of the header, in their order'),
  more: list(page, 'Other links of the small-screen menu'),
  footer: v.strictObject({ services: list(page), office: list(page), legal: list(page) }),
})
