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
  /** Puts the label before the field instead of above it. */
  beside?: boolean
}

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
