import * as v from 'valibot'
import { text } from '../../content/fields.ts'
import { plainHero, utilityBase } from '../shared/page-base.ts'

export const offlinePage = v.strictObject({ ...utilityBase, hero: plainHero, retry: text() })
