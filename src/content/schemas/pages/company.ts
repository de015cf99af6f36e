import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const companyPage = v.strictObject({ ...pageBase, hero: pictureHero })
