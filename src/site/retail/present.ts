// What /retail shows.
import type { Locale } from '../../routes.ts'
import { presentExpertise } from '../expertise/present.ts'

export const present = (locale: Locale) => presentExpertise('retail', locale)
