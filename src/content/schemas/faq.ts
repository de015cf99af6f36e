import * as v from 'valibot'
import { field, group, hiddenField, list, onlyField } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { heading, markdown, text } from '../text-fields.ts'

const questions = list(
  group({
    id: field('Kurzname in Adressen', 'Short name in addresses', id('Short name for links')),
    question: field('Frage', 'Question', text()),
    answer: field('Antwort', 'Answer', markdown()),
    hidden: hiddenField(),
    only: onlyField(),
  }),
)

export const faqSchema = v.pipe(
  list(
    group({
      id: field('Kurzname in Adressen', 'Short name in addresses', id('Short name for links, such as costs')),
      title: field('Titel', 'Title', heading()),
      only: onlyField(),
      questions: field('Fragen', 'Questions', questions),
    }),
  ),
  distinct('id', 'questions'),
)
