import * as v from 'valibot'
import { pageBase, plainHero } from '../../site/shared/page-base.ts'

export const finderPage = v.strictObject({ ...pageBase, hero: plainHero })
