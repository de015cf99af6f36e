import { useId } from 'react'
import { Select } from '../../parts/Field/Select.tsx'
import css from './CriteriaForm.module.css'
import type { Option } from './criterion.ts'

type Props = {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  last?: '' | undefined
  /** The label stands before the field. */
  beside?: boolean
}

/** One of several, from a list. */
export function SelectField({ label, value, options, onChange, last, beside = false }: Props) {
  const id = useId()
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
