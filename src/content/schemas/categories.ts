import * as v from 'valibot'
import { field, group, list, optional } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { label, text } from '../text-fields.ts'

/** The categories, which are the filters of the project list. */
export const categoriesSchema = v.pipe(
  list(
    group({
      id: field(
        'Kurzname in Adressen',
        'Short name in addresses',
        id('Short name for links, such as /projects?focus=space'),
      ),
      label: field('Beschriftung', 'Label', label()),
      categories: field(
        'Kategorien',
        'Categories',
        list(
          group({
            id: field(
              'Kurzname in Adressen',
              'Short name in addresses',
              id('Short name for projects and for links, such as /projects?category=office'),
            ),
            label: field('Beschriftung', 'Label', label()),
            task: optional(
              'Die Aufgabe',
              'The task',
              text('The building task, in the words of tenders; if empty, the label'),
            ),
            night: v.optional(
              field(
                'Nachtansicht',
                'Night view',
                v.pipe(v.boolean(), v.description('true: its projects are shown on a dark background')),
              ),
              false,
            ),
          }),
        ),
      ),
    }),
    'Focus areas with their categories, in the order of the filter',
  ),
  distinct('id', 'categories'),
)
