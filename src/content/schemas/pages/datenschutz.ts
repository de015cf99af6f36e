import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const datenschutzPage = v.strictObject({ ...pageBase, hero: plainHero })
