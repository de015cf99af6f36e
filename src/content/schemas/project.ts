import * as v from 'valibot'
import { category, colleague, heading, list, picture, text } from '../fields.ts'
import { month } from '../months.ts'
import { notBelow } from '../order.ts'
import { drawingSchema } from './drawings.ts'
import { factsSchema, stage } from './facts.ts'

const metres = (description: string) => v.pipe(v.number(), v.description(`${description}, in metres`))
const positive = (description: string) => v.pipe(metres(description), v.minValue(0.01))
const told = (description: string) => v.optional(v.pipe(text(), v.description(description)))

/** Where the drawing shows more or less than the project. */
const atScale = v.strictObject({
  length: v.optional(positive('How long the project is where the drawing shows more')),
  from: v.optional(metres('Where it begins, from the left edge of the drawing')),
  note: told('What the drawing leaves out, such as 86 m long, 73 m shown'),
})

const kept = v.strictObject({
  percent: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(99),
    v.description('How much of it stayed, in per cent'),
  ),
  of: v.pipe(text(), v.description('Of what, such as the mass or the structure')),
  added: told('What the rest is made of'),
})

const story = v.strictObject({
  task: told('What the task was: 40 to 70 words'),
  idea: told('What the thought was: 40 to 70 words'),
  result: told('What came of it, or before completion how it stands: 40 to 70 words'),
})

/** One bar. Bars may lie beside one another; a stage that is done in parts has a bar for each, with a name. */
const bar = v.pipe(
  v.strictObject({
    phase: v.optional(stage('HOAI stage (Leistungsphase)')),
    toPhase: v.optional(stage('The last one, where the bar stands for several')),
    name: told('Where the bar is no stage of its own, such as Hall 2 or Water permit'),
    start: month('First month, such as 2022-03'),
    end: month('Last month, such as 2022-11'),
    text: told('What was decided by then, in one sentence'),
  }),
  notBelow('phase', 'toPhase'),
  notBelow('start', 'end'),
)

export const projectSchema = v.strictObject({
  order: v.pipe(v.number(), v.integer(), v.description('Place in the list; smaller numbers come first')),
  title: heading(),
  category: category(),
  picture: picture('card'),
  dusk: v.optional(
    v.pipe(picture('card'), v.description('The same in the evening, for pages that are dark')),
  ),
  uncropped: v.optional(
    v.pipe(v.boolean(), v.description('Show the whole picture instead of filling the frame')),
    false,
  ),
  description: v.pipe(
    text(),
    v.metadata({ from: 50, to: 160 }),
    v.description('One or two sentences: what is special about it; 50 to 160 characters'),
  ),
  facts: factsSchema,
  viewNote: told('Where picture and line drawing are seen from'),
  drawings: v.optional(
    list(
      drawingSchema,
      'Sections, plans, elevations with what stands around them; without these lines a drawing shows as it is',
    ),
  ),
  atScale: v.optional(v.pipe(atScale, v.description('How it stands among the others at one scale'))),
  kept: v.optional(v.pipe(kept, v.description('What stayed in a conversion'))),
  story: v.optional(story),
  pictures: v.optional(
    list(picture('wide'), 'More pictures, one to four; their captions stand in media/pictures.yaml'),
  ),
  schedule: v.optional(list(bar, 'What was done when, in the order of the stages')),
  question: told('Heading above the people, such as: a block, a grid, no tenant yet?'),
  lead: v.optional(v.pipe(colleague(), v.description('Who answers for the project'))),
  team: v.optional(list(v.strictObject({ person: colleague(), role: text() }), 'Who worked on it')),
  teamNote: told('A line below the team, such as: twelve disciplines under one contract'),
})
