// What every project page says in the same words. What is known of a project stands in its own file.
import * as v from 'valibot'
import { category, list, person, text } from '../fields.ts'
import { template } from '../texts.ts'
import { drawingViews } from './drawings.ts'
import { labels } from './interface.ts'

export const projectPageSchema = v.strictObject({
  title: template(['title', 'place'], 'Title in search results and the browser tab'),
  discuss: v.pipe(text(), v.description('The buttons that open the form, and its heading')),
  about: template(['title'], 'What the form is about; the inquiry that is sent says it'),
  view: v.strictObject({
    label: text(),
    model: text(),
    drawing: text(),
    alt: template(['title'], 'The drawing in words, for people who cannot see it'),
  }),
  drawings: v.pipe(
    labels(drawingViews),
    v.description('Names of drawings, where the project has no heading'),
  ),
  drawn: template(['drawing', 'title'], 'A drawing in words, where the project has none'),
  axonometry: template(['title']),
  scale: template(['n'], 'The scale bar in words'),
  sideways: template(['drawing'], 'A drawing that is wider than a phone'),
  story: v.strictObject({
    task: text(),
    idea: text(),
    result: text(),
    state: v.pipe(text(), v.description('Instead of the result, before completion')),
  }),
  storeys: v.pipe(text(), v.description('The list of storeys beside a section')),
  kept: template(['n', 'of'], 'What stayed in a conversion'),
  added: template(['n', 'of'], 'What is new'),
  inks: v.strictObject({ cut: text(), red: text() }),
  pictures: v.pipe(text(), v.description('Heading of further pictures')),
  schedule: v.strictObject({
    heading: text(),
    intro: text(),
    ahead: template(['month'], 'Where a part of it lies ahead'),
    stage: template(['n']),
    stages: template(['from', 'to']),
    names: v.pipe(labels(['1', '2', '3', '4', '5', '6', '7', '8', '9']), v.description('Stages of the HOAI')),
  }),
  people: v.strictObject({
    question: v.pipe(text(), v.description('Heading, where the project has none of its own')),
    answer: template(['name'], 'Who answers an inquiry, and when'),
    led: text(),
  }),
  answers: v.pipe(
    v.strictObject({
      person: person(),
      others: v.optional(list(v.strictObject({ category: category(), person: person() }))),
    }),
    v.description('Who answers where the project names nobody, and who else for some categories'),
  ),
  next: v.strictObject({
    next: text(),
    sameScale: text(),
    previous: template(['title']),
    size: template(['length', 'height']),
    cut: template(['length'], 'Where it is longer than the sheet'),
  }),
})
