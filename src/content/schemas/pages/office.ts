import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const officePage = v.strictObject({ ...pageBase, hero: pictureHero })
