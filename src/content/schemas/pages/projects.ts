import * as v from 'valibot'
import { pageBase, plainHero } from './base.ts'

export const projectsPage = v.strictObject({ ...pageBase, hero: plainHero })
