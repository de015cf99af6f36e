import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const compliancePage = v.strictObject({ ...pageBase, hero: pictureHero })
