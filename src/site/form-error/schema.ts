import * as v from 'valibot'
import { plainHero, utilityBase } from '../shared/page-base.ts'

export const formErrorPage = v.strictObject({ ...utilityBase, hero: plainHero })
