// Makes the sheets of a bid's references from facts, proof, texts and pictures, for Word and for print.
import { currentKeys } from '../../src/projects/sheets/rows.ts'
import { fileWords } from './file-words.ts'
import type { BidSheet } from './office/docx-body.ts'
import type { BidOrder } from './order-schema.ts'
import { type Judged, proofOf, sentencesOf } from './proof.server.ts'
import { referenceValues, sheetDrawing, sheetPicture } from './reference-values.server.ts'

type Strip = { width: number; height: number; perInch?: number }

export function referenceSheets(order: BidOrder, judged: Judged, strip: Strip): Promise<BidSheet[]> {
  const words = fileWords(order.language)
  return Promise.all(
    order.projects.map(async (id, index): Promise<BidSheet> => {
      const { language } = order
      const { title, place, facts, texts } = referenceValues(id, language)
      return {
        number: index + 1,
        title,
        place,
        facts: order.facts
          ? currentKeys(order.facts).flatMap(key => facts.find(fact => fact.key === key) ?? [])
          : facts,
        text: texts[order.text],
        proof: proofOf(id, judged, order, words),
        sentences: order.comparability ? sentencesOf(id, judged, order) : [],
        picture: order.picture ? await sheetPicture(id, language, strip, strip.perInch) : undefined,
        drawing: order.drawing ? await sheetDrawing(id, language) : undefined,
      }
    }),
  )
}
