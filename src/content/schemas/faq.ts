import * as v from 'valibot'
import { field, group, heading, hiddenField, list, markdown, onlyField, text } from '../fields.ts'
import { distinct, id } from '../ids.ts'

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
