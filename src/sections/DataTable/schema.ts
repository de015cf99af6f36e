import * as v from 'valibot'
import { field, group, list, text } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { headingField, pictureField, textField } from '../fields.ts'
import { defineKind } from '../kind.ts'

const row = group({ cells: field('Zellen', 'Cells', list(text())) })

/** Every row has a cell for each column. */
function check({ columns, rows }: { columns: unknown[]; rows: { cells: unknown[] }[] }): ReferenceProblem[] {
  return rows.flatMap(({ cells }, index) =>
    cells.length === columns.length
      ? []
      : {
          path: ['rows', index, 'cells'],
          says: {
            de: `hat ${cells.length} Zellen; die Tabelle hat ${columns.length} Spalten`,
            en: `has ${cells.length} cells; the table has ${columns.length} columns`,
          },
        },
  )
}

export const dataTable = defineKind(
  'data-table',
  { de: 'Angaben', en: 'Table' },
  {
    heading: headingField,
    text: v.optional(textField),
    picture: v.optional(pictureField('card')),
    columns: field('Spalten', 'Columns', v.pipe(list(text()), v.minLength(2), v.maxLength(4))),
    rows: field('Zeilen', 'Rows', list(row)),
  },
  { group: 'text', ownsRed: ({ picture }) => picture !== undefined, check },
)
