import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import data from '../../parts/Table/DataTable.module.css'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { dataTable } from './schema.ts'
import css from './View.module.css'

/** Shows a table beside its heading. On phones each row becomes a small list. */
export function DataTable({
  heading,
  text,
  picture,
  columns = [],
  rows,
  at,
}: SectionProps<typeof dataTable>) {
  return (
    <Section {...at}>
      <div className={classes('beside', css.table)}>
        <div>
          <h2 className="h2" id={at.id}>
            {heading}
          </h2>
          {text && <p className={classes('copy small', css.text)}>{text}</p>}
          {picture && <Picture picture={picture} sizes="(min-width: 1120px) 30vw, 92vw" />}
        </div>
        <div className={data.tabular}>
          <table className={data.table} aria-labelledby={at.id}>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells: [first, ...others] }) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  )
}
