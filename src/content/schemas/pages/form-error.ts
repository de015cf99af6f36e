import * as v from 'valibot'
import { plainHero, utilityBase } from './base.ts'

export const formErrorPage = v.strictObject({ ...utilityBase, hero: plainHero })
