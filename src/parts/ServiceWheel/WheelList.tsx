import { Rows } from '../Rows/Rows.tsx'
import { DisciplineSymbol } from './DisciplineSymbol.tsx'
import type { Discipline } from './discipline.ts'
import css from './ServiceWheel.module.css'

type Props = { title: string; disciplines: Discipline[]; ownLabel: string }

/**
 * Lists the same disciplines as text for screen readers, for print and without scripts. If the ring has no room for
 * names, they appear below it, each with its symbol.
 */
export function WheelList({ title, disciplines, ownLabel }: Props) {
  return (
    <>
      <ul className={css.names} aria-hidden="true">
        {disciplines.map(({ id, title }) => (
          <li key={id}>
            <DisciplineSymbol id={id} />
            {title}
          </li>
        ))}
      </ul>
      <div className={css.list}>
        <h3 className="vh">{title}</h3>
        <Rows
          rows={disciplines.map(({ title, description, inHouse }) => ({
            label: inHouse ? `${title} (${ownLabel})` : title,
            value: description,
          }))}
        />
      </div>
    </>
  )
}
