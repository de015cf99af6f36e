import * as v from 'valibot'
import { label, list, text } from '../fields.ts'
import { distinct, id } from '../ids.ts'

/** What the list of projects can be filtered by. */
export const categoriesSchema = v.pipe(
  list(
    v.strictObject({
      id: id('Short name for links, such as /projects?focus=space'),
      label: label(),
      categories: list(
        v.strictObject({
          id: id('Short name for projects and for links, such as /projects?category=office'),
          label: label(),
          task: v.optional(
            v.pipe(text(), v.description('What is built there, in the words of tenders; else the label')),
          ),
          night: v.optional(
            v.pipe(v.boolean(), v.description('true: its projects stand on a dark ground')),
            false,
          ),
        }),
      ),
    }),
    'Focus areas with their categories, in the order of the filter',
  ),
  distinct('id', 'categories'),
)
