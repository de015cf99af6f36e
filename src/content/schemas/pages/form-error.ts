import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const formErrorPage = v.strictObject({ ...pageBase, hero: plainHero })
