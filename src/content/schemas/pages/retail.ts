import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const retailPage = v.strictObject({ ...pageBase, hero: pictureHero })
