import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const consultingPage = v.strictObject({ ...pageBase, hero: pictureHero })
