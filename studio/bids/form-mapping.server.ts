// Answers which places of a buyer's form stay empty, and how earlier bids filled places of the same name.
import * as v from 'valibot'
import type { Queries } from '../../service/store/database.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { dataRoute, Refusal, type Route } from '../http/route.ts'
import { withStudioStore } from '../http/store.server.ts'
import { deskFiles } from './desk.server.ts'
import { checkedOrder } from './order-limits.server.ts'
import { type FormMapping, mappingSchema, orderSchema } from './order-schema.ts'

export type OpenPlaces = { names: string[]; mapping: FormMapping }

const unreadableForm: Sentence = {
  de: 'Dieses Formblatt lässt sich nicht lesen. Die Redaktion füllt Word-Dateien (.docx) ohne Makros und ohne Kennwort.',
  en: 'This form cannot be read. The Studio fills in Word files (.docx) without macros and without a password.',
}

export const formRoute: Route<OpenPlaces> = {
  ...dataRoute('POST', 'bids/form', async ({ studio, json }) => {
    const order = checkedOrder(orderSchema, await json(v.unknown()))
    const list = await deskFiles(studio, 'form', order).catch(error => {
      throw error instanceof Refusal && error.status === 422 ? new Refusal(422, unreadableForm) : error
    })
    const names = JSON.parse(list.toString()) as string[]
    const earlier = await withStudioStore(studio, earlierMapping)
    return { names, mapping: Object.fromEntries([...earlier].filter(([name]) => names.includes(name))) }
  }),
  // The order contains the form, in base64.
  limit: 30_000_000,
}

/** Joins the mappings of all bids. The bid that was changed last wins. */
async function earlierMapping(queries: Queries): Promise<Map<string, FormMapping[string]>> {
  const rows = await queries.query<{ mapping: string | null }>(
    `SELECT json_extract(CASE WHEN json_valid(work) THEN work END, '$.mapping') AS mapping FROM bids ORDER BY changed_at`,
  )
  return new Map(
    rows.flatMap(({ mapping }) => {
      const { success, output } = v.safeParse(mappingSchema, JSON.parse(mapping ?? '{}'))
      return success ? Object.entries(output).filter(([, filling]) => filling !== '') : []
    }),
  )
}
