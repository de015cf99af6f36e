// A person's work on a project, for applications.
import * as v from 'valibot'
import { colleague } from '../entry-fields.ts'
import { field, group, optional } from '../fields.ts'
import { text } from '../text-fields.ts'
import { fact } from '../visibility.ts'
import { stageRange } from './facts.ts'

const work = () => ({
  person: field('Person', 'Person', colleague()),
  stages: optional(
    'Leistungsphasen',
    'Stages',
    v.pipe(stageRange(), v.description('HOAI stages in which this person worked on the project')),
  ),
  share: fact(
    'Anteil in Prozent',
    'Share in per cent',
    v.pipe(
      v.number(),
      v.minValue(1),
      v.maxValue(100),
      v.description('How much of the firm’s work on the project this person did, in per cent'),
    ),
  ),
  hours: fact(
    'Stunden',
    'Hours',
    v.pipe(v.number(), v.minValue(1), v.description('Hours that this person spent on the project')),
  ),
})

const role = () => field('Aufgabe', 'Role', text())

/** The person responsible for a project. Their role is that of their card, unless it was different here. */
export const leadSchema = group({ ...work(), role: v.optional(role()) })

export const memberSchema = group({ ...work(), role: role() })
