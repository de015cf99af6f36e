import * as v from 'valibot'
import { text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { legalPage } from '../legal/schema.ts'

export const impressumPage = v.strictObject({
  ...legalPage,
  credits: v.strictObject({
    photo: text(),
    rendering: text(),
    drawing: text(),
    generated: text(),
    count: template(['n'], 'How many pictures somebody made; photographs are named instead'),
  }),
})
