import { Select } from '../../parts/Field/Select.tsx'
import { SortArrow } from './SortArrow.tsx'
import css from './SortBy.module.css'
import { type Column, columns, type Direction } from './table-order.ts'

type Props = {
  label: string
  reverse: string
  names: Record<Column, string>
  column: Column
  direction: Direction
  onSort: (column: Column) => void
  onReverse: () => void
}

/** The order of the table where its head has no room: on phones. */
export function SortBy({ label, reverse, names, column, direction, onSort, onReverse }: Props) {
  return (
    <div className={css.by}>
      <label htmlFor="sort-by">{label}</label>
      <Select
        id="sort-by"
        value={column}
        onChange={({ target }) => onSort(columns.find(name => name === target.value) ?? column)}
      >
        {columns.map(name => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </Select>
      <button type="button" aria-label={reverse} data-direction={direction} onClick={onReverse}>
        <SortArrow />
      </button>
    </div>
  )
}
