import * as v from 'valibot'
import { text } from '../../fields.ts'
import { utilityBase } from './base.ts'

export const notFoundPage = v.strictObject({
  ...utilityBase,
  sentence: text(),
  home: text(),
  homeInLanguage: text(),
})
