import * as v from 'valibot'
import { date, heading, markdown, office, only, text } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { notBelow } from '../order.ts'

const job = v.pipe(
  v.strictObject({
    id: id('Short name for links'),
    title: heading(),
    office: office(),
    employment: v.picklist(['FULL_TIME', 'PART_TIME', 'INTERN']),
    posted: date(),
    validThrough: date(),
    salary: v.optional(
      v.pipe(
        v.strictObject({
          from: v.number(),
          to: v.number(),
          currency: v.picklist(['EUR', 'HUF', 'CHF']),
          per: v.picklist(['HOUR', 'MONTH', 'YEAR']),
        }),
        notBelow('from', 'to'),
        v.description('Pay range, gross; read by job search engines and shown on the page'),
      ),
    ),
    withoutSalary: v.optional(
      v.pipe(text(), v.description('Why no pay range is named, one sentence that stands in its place')),
    ),
    description: markdown(),
    only: only(),
  }),
  notBelow('posted', 'validThrough'),
)

/** Open positions. An empty list is a good answer: the careers page then invites unsolicited applications. */
export const jobsSchema = v.pipe(v.array(job), distinct('id'))
