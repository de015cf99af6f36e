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
      <span className={css.select}>
        <select id={id} value={value} onChange={event => onChange(event.target.value)}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 11 7" aria-hidden="true">
          <path d="M.5 1l5 5 5-5" />
        </svg>
      </span>
    </div>
  )
}
