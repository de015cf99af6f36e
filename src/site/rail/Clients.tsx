import { Picture } from '../../parts/Picture/Picture.tsx'
import data from '../../parts/Table/DataTable.module.css'
import { classes } from '../../styles/classes.ts'
import css from './Clients.module.css'
import type { RailPage } from './present.ts'

const columns = ['task', 'place', 'period'] as const

/** Who the firm builds for, as a table with hairlines; on a phone each row becomes a small list. */
export function RailClients({
  id,
  heading,
  intro,
  picture,
  columns: names,
  list,
}: RailPage['view']['clients'] & { id: string }) {
  return (
    <div className={classes('beside', css.clients)}>
      <div>
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        <p className={classes('copy small', css.intro)}>{intro}</p>
        <Picture picture={picture} sizes="(min-width: 1120px) 30vw, 92vw" />
      </div>
      <div className={data.tabular}>
        <table className={data.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{names.client}</th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {names[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map(row => (
              <tr key={row.client}>
                <th scope="row">{row.client}</th>
                {columns.map(column => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
