import * as v from 'valibot'
import { heading, list, markdown, only, text } from '../fields.ts'
import { distinct, id } from '../ids.ts'

const questions = list(
  v.strictObject({
    id: id('Short name for links'),
    question: text(),
    answer: markdown(),
    only: only(),
  }),
)

export const faqSchema = v.pipe(
  list(
    v.strictObject({
      id: id('Short name for links, such as costs'),
      title: heading(),
      only: only(),
      questions,
    }),
  ),
  distinct('id', 'questions'),
)
