import * as v from 'valibot'
import { heading, list, markdown, only, plain, text } from '../fields.ts'

export const faqSchema = list(
  v.strictObject({
    id: plain('Short name for links, such as costs'),
    title: heading(),
    only: only(),
    questions: list(
      v.strictObject({
        id: plain('Short name for links'),
        question: text(),
        answer: markdown(),
        only: only(),
      }),
    ),
  }),
)
