import * as v from 'valibot'
import { text } from '../../fields.ts'
import { pageBase } from './base.ts'

export const notFoundPage = v.strictObject({
  ...pageBase,
  sentence: text(),
  home: text(),
  homeInLanguage: text(),
})
