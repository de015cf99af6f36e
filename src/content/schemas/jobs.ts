import * as v from 'valibot'
import { date, heading, markdown, only, plain } from '../fields.ts'

/** Open positions. An empty list is a good answer: the careers page then invites unsolicited applications. */
export const jobsSchema = v.array(
  v.strictObject({
    id: plain('Short name for links'),
    title: heading(),
    office: v.picklist(['frankfurt', 'budapest']),
    employment: v.picklist(['FULL_TIME', 'PART_TIME', 'INTERN']),
    posted: date(),
    validThrough: date(),
    description: markdown(),
    only: only(),
  }),
)
