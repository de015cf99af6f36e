import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const datacenterPage = v.strictObject({ ...pageBase, hero: pictureHero })
