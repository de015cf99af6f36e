import * as v from 'valibot'
import { category } from '../entry-fields.ts'
import { field, group, list, optional } from '../fields.ts'
import { picture } from '../media-fields.ts'
import { month } from '../months.ts'
import { notBelow } from '../range-order.ts'
import { heading, text } from '../text-fields.ts'
import { visibility } from '../visibility.ts'
import { drawingSchema } from './drawings.ts'
import { factsSchema, stage } from './facts.ts'
import { certificates, honours } from './honours.ts'
import { leadSchema, memberSchema } from './work.ts'

const metres = (description: string) => v.pipe(v.number(), v.description(`${description}, in metres`))
const positive = (description: string) => v.pipe(metres(description), v.minValue(0.01))
const optionalText = (description: string) => v.optional(text(description))

/** Corrects the size of a project if its drawing shows more or less than the project. */
const atScale = group({
  length: optional('Länge', 'Length', positive('Length of the project if the drawing shows more')),
  from: optional('Von', 'From', metres('Where it begins, from the left edge of the drawing')),
  note: field(
    'Anmerkung',
    'Note',
    optionalText('What the drawing leaves out, such as 86 m long, 73 m shown'),
  ),
})

const kept = group({
  percent: field(
    'Prozent',
    'Per cent',
    v.pipe(
      v.number(),
      v.minValue(1),
      v.maxValue(99),
      v.description('How much of it was retained, in per cent'),
    ),
  ),
  of: field('Wovon', 'Of what', text('Of what, such as the mass or the structure')),
  added: field('Was neu ist', 'What is new', optionalText('What the rest is made of')),
})

const story = group({
  task: field('Die Aufgabe', 'The task', optionalText('What the task was: 40 to 70 words')),
  idea: field('Der Gedanke', 'The idea', optionalText('What the idea was: 40 to 70 words')),
  result: field(
    'Das Ergebnis',
    'The result',
    optionalText('The result or, before completion, the current state: 40 to 70 words'),
  ),
})

/** A bar of the schedule. Bars may overlap. A stage that is done in parts has a named bar for each. */
const bar = v.pipe(
  group({
    phase: optional('Leistungsphase', 'Stage', stage('HOAI stage (Leistungsphase)')),
    toPhase: optional('Bis Leistungsphase', 'To stage', stage('The last stage, if the bar covers several')),
    name: field(
      'Name',
      'Name',
      optionalText('If the bar is not a stage itself, such as Hall 2 or Water permit'),
    ),
    start: field('Beginn', 'Start', month('First month, such as 2022-03')),
    end: field('Ende', 'End', month('Last month, such as 2022-11')),
    text: field('Text', 'Text', optionalText('What was decided by then, in one sentence')),
  }),
  notBelow('phase', 'toPhase'),
  notBelow('start', 'end'),
)

export const projectSchema = group({
  order: field(
    'Platz in der Liste',
    'Position in the list',
    v.pipe(v.number(), v.integer(), v.description('Position in the list; smaller numbers come first')),
  ),
  visibility: visibility(),
  title: field('Titel', 'Title', heading()),
  category: field('Kategorie', 'Category', category()),
  picture: field('Bild', 'Picture', picture('card')),
  dusk: optional(
    'Bild am Abend',
    'Picture in the evening',
    v.pipe(
      picture('card'),
      v.description(
        "The same view in the evening, for dark pages. The project's page offers it with a switch, unless it is one of its further pictures",
      ),
    ),
  ),
  uncropped: v.optional(
    field(
      'Ganzes Bild zeigen',
      'Show the whole picture',
      v.pipe(v.boolean(), v.description('Show the whole picture instead of filling the frame')),
    ),
    false,
  ),
  description: field(
    'Beschreibung',
    'Description',
    v.pipe(
      text(),
      v.metadata({ from: 50, to: 160 }),
      v.description('One or two sentences on what is special about the project; 50 to 160 characters'),
    ),
  ),
  facts: field('Angaben', 'Facts', factsSchema),
  ...honours(),
  certificates: certificates(),
  viewNote: field('Blickrichtung', 'Seen from', optionalText('Where picture and line drawing are seen from')),
  drawings: optional(
    'Zeichnungen',
    'Drawings',
    list(
      drawingSchema,
      'Sections, plans and elevations with their labels; without these entries a drawing is shown as it is',
    ),
  ),
  atScale: optional(
    'Im Maßstabsvergleich',
    'At one scale',
    v.pipe(atScale, v.description('How it appears among the others at one scale')),
  ),
  kept: optional('Was blieb', 'Retained', v.pipe(kept, v.description('The share retained in a conversion'))),
  tenderText: optional(
    'Text für Bewerbungen',
    'Text for bids',
    text('For the reference sheets of bids, not shown on any page: 80 to 160 words'),
    {
      de: 'Für die Referenzblätter einer Bewerbung; steht auf keiner Seite. Ohne ihn nehmen die Blätter den langen Text.',
      en: 'For the reference sheets of a bid; not shown on any page. Without it, the sheets use the long text.',
    },
  ),
  story: optional('Die Geschichte', 'The story', story),
  pictures: optional(
    'Weitere Bilder',
    'More pictures',
    list(picture('wide'), 'More pictures, one to four; their captions are in media/pictures.yaml'),
  ),
  schedule: optional('Zeitplan', 'Schedule', list(bar, 'The work over time, in the order of the stages')),
  question: field(
    'Überschrift über den Personen',
    'Heading above the people',
    optionalText('Heading above the people, such as: a block, a grid, no tenant yet?'),
  ),
  lead: optional(
    'Verantwortlich',
    'Responsible',
    v.pipe(leadSchema, v.description('The person responsible for the project')),
  ),
  team: optional('Team', 'Team', list(memberSchema, 'People who worked on it')),
  teamNote: field(
    'Zeile unter dem Team',
    'Line below the team',
    optionalText('A line below the team, such as: twelve disciplines under one contract'),
  ),
})
