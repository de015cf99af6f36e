import * as v from 'valibot'
import { text } from '../../fields.ts'
import { pageBase, plainHero } from './base.ts'

export const offlinePage = v.strictObject({ ...pageBase, hero: plainHero, retry: text() })
