import * as v from 'valibot'
import { legalPage } from '../legal/schema.ts'

export const accessibilityPage = v.strictObject(legalPage)
