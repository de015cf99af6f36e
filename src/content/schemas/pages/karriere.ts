import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const karrierePage = v.strictObject({ ...pageBase, hero: pictureHero })
