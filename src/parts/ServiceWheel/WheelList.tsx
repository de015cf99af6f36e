import { Rows } from '../Rows/Rows.tsx'
import type { Discipline } from './discipline.ts'
import css from './ServiceWheel.module.css'

type Props = { title: string; disciplines: Discipline[]; ownLabel: string }

/** The same twelve as words: for screen readers, on paper and without script. */
export function WheelList({ title, disciplines, ownLabel }: Props) {
  return (
    <div className={css.list}>
      <h3 className="vh">{title}</h3>
      <Rows
        rows={disciplines.map(({ title, description, inHouse }) => ({
          label: inHouse ? `${title} (${ownLabel})` : title,
          value: description,
        }))}
      />
    </div>
  )
}
