import { Select } from '../../parts/Field/Select.tsx'
import { SortArrow } from './SortArrow.tsx'
import css from './SortBy.module.css'
import type { Column, Direction } from './table-order.ts'

type Props = {
  label: string
  reverse: string
  names: readonly (readonly [Column, string])[]
  column: Column
  direction: Direction
  onSort: (column: Column) => void
  onReverse: () => void
}

/** Sorts the table on phones, which show no table head. */
export function SortBy({ label, reverse, names, column, direction, onSort, onReverse }: Props) {
  return (
    <div className={css.by}>
      <label htmlFor="sort-by">{label}</label>
      <Select
        id="sort-by"
        value={column}
        onChange={({ target }) => onSort(names.find(([name]) => name === target.value)?.[0] ?? column)}
      >
        {names.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <button type="button" aria-label={reverse} data-direction={direction} onClick={onReverse}>
        <SortArrow />
      </button>
    </div>
  )
}
