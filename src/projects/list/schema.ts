import * as v from 'valibot'
import { picture } from '../../content/fields.ts'
import { pageBase, plainHero } from '../../site/shared/page-base.ts'

export const projectsPage = v.strictObject({ ...pageBase, hero: plainHero, closing: picture('hero') })
