import css from './SortRadios.module.css'
import { type Sort, sorts } from './scale.ts'

type Props = { label: string; names: Record<Sort, string>; sort: Sort; onSort: (sort: Sort) => void }

export function SortRadios({ label, names, sort, onSort }: Props) {
  return (
    <fieldset className={css.sort}>
      <legend>{label}</legend>
      {sorts.map(name => (
        <label key={name}>
          <input
            type="radio"
            name="sort"
            value={name}
            checked={name === sort}
            onChange={() => onSort(name)}
          />
          <span>{names[name]}</span>
        </label>
      ))}
    </fieldset>
  )
}
