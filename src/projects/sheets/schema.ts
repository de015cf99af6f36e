import * as v from 'valibot'
import { plainHero, utilityBase } from '../../site/shared/page-base.ts'

export const sheetsPage = v.strictObject({ ...utilityBase, hero: plainHero })
