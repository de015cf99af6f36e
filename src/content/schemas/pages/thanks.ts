import * as v from 'valibot'
import { text } from '../../fields.ts'
import { plainHero, utilityBase } from './base.ts'

export const thanksPage = v.strictObject({ ...utilityBase, hero: plainHero, reference: text(), home: text() })
