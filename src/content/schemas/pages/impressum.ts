import * as v from 'valibot'
import { legalPage } from './legal.ts'

export const impressumPage = v.strictObject(legalPage)
