import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const impressumPage = v.strictObject({ ...pageBase, hero: plainHero })
