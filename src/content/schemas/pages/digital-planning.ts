import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const digitalPlanningPage = v.strictObject({ ...pageBase, hero: pictureHero })
