import * as v from 'valibot'
import { text } from '../../fields.ts'
import { pageBase, plainHero } from './base.ts'

export const thanksPage = v.strictObject({ ...pageBase, hero: plainHero, reference: text(), home: text() })
