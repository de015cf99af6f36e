// The bid desk's answers: a tender read, projects fitted, the files of a bid.
import * as v from 'valibot'
import type { Sentence } from '../../src/content/problems.ts'
import { firstLocale } from '../../src/routes.ts'
import { readIfReadable } from '../content/files.ts'
import { mainCurrencyOf } from '../content/main-currency.ts'
import { dataRoute, Refusal, type Route } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { deskAnswer, deskFiles, inTurn } from './desk.server.ts'
import { expiryRoute } from './expiry.server.ts'
import type { PeopleAnswer } from './find-people.server.ts'
import type { Fit } from './fit.ts'
import { foreignLimits, readForeign } from './foreign/foreign-file.server.ts'
import { formRoute } from './form-mapping.server.ts'
import { checkedOrder } from './order-limits.server.ts'
import { fitSchema, orderSchema, peopleSchema } from './order-schema.ts'
import { pressRoutes } from './press.server.ts'
import { printRoute } from './print/routes.server.ts'
import { savedBidRoutes } from './saved-bids.server.ts'
import type { Category } from './tender/uses.ts'

const unreadable: Sentence = {
  de: 'Aus dieser Datei lässt sich kein Text lesen. Die Redaktion liest .pdf mit Text (kein Scan), .txt, .html, .docx und Bekanntmachungen als .xml, bis 20 MB und ohne Kennwort.',
  en: 'No text can be read from this file. The Studio reads .pdf with text (not a scan), .txt, .html, .docx and notices as .xml, up to 20 MB and without a password.',
}

const read: Route = {
  ...dataRoute('POST', 'bids/read', async ({ studio, bytes, query }) => {
    const deadline = query.get('deadline') ?? ''
    const content = await bytes()
    const tender = await inTurn(() =>
      readForeign(content, {
        locale: firstLocale(),
        categories: categoriesOf(studio),
        mainCurrency: mainCurrencyOf(studio),
        now: new Date().toISOString().slice(0, 7),
        ...(/^\d{4}-(?:0[1-9]|1[0-2])$/.test(deadline) && { deadline }),
      }),
    )
    if ('refused' in tender) throw new Refusal(422, unreadable)
    return tender
  }),
  limit: foreignLimits.bytes,
}

/** The words by which a tender may name a category: its labels and tasks. */
function categoriesOf(studio: Studio): Category[] {
  const focuses = (readIfReadable(studio, 'categories.yaml') ?? []) as {
    categories?: { id: string; label?: object; task?: object }[]
  }[]
  if (!Array.isArray(focuses)) return []
  return focuses.flatMap(({ categories = [] }) =>
    categories.map(({ id, label = {}, task = {} }) => ({
      id,
      words: [...Object.values(label), ...Object.values(task)].map(String),
    })),
  )
}

const fitRoute = dataRoute('POST', 'bids/fit', async ({ studio, json }) =>
  deskAnswer<Fit>(studio, 'fit', checkedOrder(fitSchema, await json(v.unknown()))),
)

const peopleRoute = dataRoute('POST', 'bids/people', async ({ studio, json }) =>
  deskAnswer<PeopleAnswer>(studio, 'people', await json(peopleSchema)),
)

const files: Route = {
  method: 'POST',
  path: 'bids/files',
  // The order contains the forms, in base64.
  limit: 30_000_000,
  handle: async ({ studio, json }) => ({
    type: 'application/zip',
    bytes: await deskFiles(studio, 'files', checkedOrder(orderSchema, await json(v.unknown()))),
  }),
}

export const bidRoutes: Route[] = [
  read,
  fitRoute,
  peopleRoute,
  files,
  formRoute,
  expiryRoute,
  ...pressRoutes,
  printRoute,
  ...savedBidRoutes,
]
