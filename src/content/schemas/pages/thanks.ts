import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const thanksPage = v.strictObject({ ...pageBase, hero: plainHero })
