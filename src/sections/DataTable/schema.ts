import * as v from 'valibot'
import { externalLink } from '../../content/address-fields.ts'
import { choiceField, field, group, list, optional } from '../../content/fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, pictureField, textField } from '../section-fields.ts'

const row = group({
  cells: field('Zellen', 'Cells', list(text())),
  website: optional('Website', 'Website', externalLink()),
})

type Rows = { look: string; columns?: unknown[]; rows: { cells: unknown[]; website?: unknown }[] }

/**
 * Requires that a table has column headings and a cell for each column in every row. A list has neither headings nor a
 * fixed number of cells.
 */
function check({ look, columns, rows }: Rows): ReferenceProblem[] {
  if (look === 'list') return []
  if (!columns)
    return [
      {
        path: ['columns'],
        says: {
          de: 'fehlt; geben Sie die Überschriften der Spalten ein',
          en: 'is missing; the table needs column headings',
        },
      },
    ]
  return rows.flatMap(({ cells, website }, index): ReferenceProblem[] => [
    ...(cells.length === columns.length
      ? []
      : [
          {
            path: ['rows', index, 'cells'],
            says: {
              de: `hat ${cells.length === 1 ? 'eine Zelle' : `${cells.length} Zellen`}; die Tabelle hat ${columns.length} Spalten`,
              en: `has ${cells.length === 1 ? 'one cell' : `${cells.length} cells`}; the table has ${columns.length} columns`,
            },
          },
        ]),
    ...(website === undefined
      ? []
      : [
          {
            path: ['rows', index, 'website'],
            says: {
              de: 'hat nur in der Liste Platz; wählen Sie look: list',
              en: 'can be used only in the list; choose look: list',
            },
          },
        ]),
  ])
}

export const dataTable = defineKind(
  'data-table',
  { de: 'Tabelle', en: 'Table' },
  {
    heading: headingField,
    text: v.optional(textField),
    picture: v.optional(pictureField('card')),
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        table: { de: 'Tabelle mit Spaltenköpfen', en: 'Table with column headings' },
        list: { de: 'Zeilen mit Website', en: 'Rows with a website' },
      }),
      'table',
    ),
    columns: optional('Spalten', 'Columns', v.pipe(list(text()), v.minLength(2), v.maxLength(4))),
    rows: field('Zeilen', 'Rows', list(row)),
  },
  { group: 'text', ownsRed: ({ picture }) => picture !== undefined, check },
)
