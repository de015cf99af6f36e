import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const faqPage = v.strictObject({ ...pageBase, hero: plainHero })
