// The accessibility statement.
import type { Locale } from '../../routes.ts'
import { presentLegal } from '../legal/present.ts'

export const present = async (locale: Locale) => ({ view: await presentLegal('accessibility', locale) })
