import css from '../../parts/Field/Field.module.css'
import { noChoice } from '../../parts/Field/Field.tsx'
import { classes } from '../../styles/classes.ts'

export type AnswerFieldData = {
  name: string
  label: string
  required?: boolean
  type?: 'text' | 'email' | 'tel'
  long?: boolean
  choices?: { value: string; label: string }[]
}

type Props = { id: string; field: AnswerFieldData; labels: { optional: string; choose: string } }

/** A field with tokens in the places of its value, its error and whether it is wrong. */
export function AnswerField({ id, field, labels }: Props) {
  const { name, label, required = false, type = 'text', long = false, choices } = field
  const common = {
    id,
    name,
    required,
    // The service writes "true" or "false" here.
    'aria-invalid': `%%INVALID:${name}%%` as 'true',
    'aria-describedby': `${id}-error`,
  }
  return (
    <div className={classes(css.field, long && css.wide)}>
      <label htmlFor={id}>
        {label} {required ? '*' : <em>{labels.optional}</em>}
      </label>
      {choices ? (
        <span className={css.select}>
          <select {...common} defaultValue={noChoice}>
            <option value={noChoice} disabled>
              {labels.choose}
            </option>
            {choices.map(choice => (
              <option
                key={choice.value}
                value={choice.value}
                data-selected={`%%SELECTED:${name}:${choice.value}%%`}
              >
                {choice.label}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 11 7" aria-hidden="true">
            <path d="M.5 1l5 5 5-5" />
          </svg>
        </span>
      ) : long ? (
        <textarea {...common} rows={6} defaultValue={`%%VALUE:${name}%%`} />
      ) : (
        <input {...common} type={type} defaultValue={`%%VALUE:${name}%%`} />
      )}
      <p className={css.error} id={`${id}-error`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7.200" />
          <path d="M3 13 13 3" />
        </svg>
        <span>{`%%ERROR:${name}%%`}</span>
      </p>
    </div>
  )
}
