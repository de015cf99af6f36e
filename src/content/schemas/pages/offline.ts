import * as v from 'valibot'
import { text } from '../../fields.ts'
import { plainHero, utilityBase } from './base.ts'

export const offlinePage = v.strictObject({ ...utilityBase, hero: plainHero, retry: text() })
