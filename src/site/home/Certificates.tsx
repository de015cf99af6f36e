import { Table } from '../../parts/Table/Table.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Certificates.module.css'
import type { HomePage } from './present.ts'

export function HomeCertificates({
  id,
  heading,
  copy,
  tables,
}: HomePage['view']['certificates'] & { id: string }) {
  return (
    <div className={classes('beside', css.certificates)}>
      <div>
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        <p className={classes('copy', css.copy)}>{copy}</p>
      </div>
      <div className={css.tables}>
        {tables.map(table => (
          <div key={table.heading}>
            <h3 className="note">{table.heading}</h3>
            <Table>
              {table.rows.map(row => (
                <li key={row.name}>
                  <b>{row.name}</b> <span>{row.second}</span> <span className="tn">{row.third}</span>
                </li>
              ))}
            </Table>
          </div>
        ))}
      </div>
    </div>
  )
}
