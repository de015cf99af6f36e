import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const railPage = v.strictObject({ ...pageBase, hero: pictureHero })
