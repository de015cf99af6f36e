import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const architecturePage = v.strictObject({ ...pageBase, hero: pictureHero })
