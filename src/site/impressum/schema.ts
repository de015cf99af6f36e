import * as v from 'valibot'
import { legalPage } from '../legal/schema.ts'

export const impressumPage = v.strictObject(legalPage)
