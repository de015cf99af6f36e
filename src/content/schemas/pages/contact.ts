import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const contactPage = v.strictObject({ ...pageBase, hero: plainHero })
