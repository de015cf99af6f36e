import * as v from 'valibot'
import { pageBase, pictureHero } from './base.ts'

export const bestandPage = v.strictObject({ ...pageBase, hero: pictureHero })
