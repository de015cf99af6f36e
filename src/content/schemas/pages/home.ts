import * as v from 'valibot'
import { heading, list, picture } from '../../fields.ts'
import { pageBase } from './base.ts'

export const homePage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({
    heading: list(heading(), 'The poster, line by line'),
    slides: list(picture('hero')),
  }),
})
