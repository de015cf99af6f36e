import { Button } from '../../parts/Button/Button.tsx'
import data from '../../parts/Table/DataTable.module.css'
import type { parts } from './present.ts'

/** Lists everything that the site can store on a device, with a button to change the consent. */
export function CookieTable({ caption, columns, rows, settings }: ReturnType<typeof parts>['cookies']) {
  return (
    <>
      <div className={data.tabular}>
        <table className={data.table}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {Object.values(columns).map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name} data-place={row.place} data-when={row.when}>
                <th scope="row">{row.name}</th>
                <td data-label={columns.place}>{row.place}</td>
                <td data-label={columns.purpose}>{row.purpose}</td>
                <td data-label={columns.when}>{row.whenText}</td>
                <td data-label={columns.duration}>{row.duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {settings && (
        <p className="needs-script">
          <Button tone="ink" arrow={false} data-consent-reset="">
            {settings}
          </Button>
        </p>
      )}
    </>
  )
}
