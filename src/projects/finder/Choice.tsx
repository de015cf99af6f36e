import { Select } from '../../parts/Field/Select.tsx'
import css from './Criteria.module.css'

type Props = {
  id: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  last?: '' | undefined
  /** The label stands before the field. */
  beside?: boolean
}

/** One of several, from a list. */
export function Choice({ id, label, value, options, onChange, last, beside = false }: Props) {
  return (
    <div className={beside ? css.beside : css.field} data-last={last}>
      <label htmlFor={id}>{label}</label>{' '}
      <Select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
