import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './Field.module.css'

type Frame = {
  id: string
  label: string
  /** The word beside the label of a field that may stay empty; without it the field is required. */
  optional?: string | undefined
  error?: string | undefined
  /** How much is typed already, "12 / 2000". */
  count?: string | undefined
  wide?: boolean
}

type Choice = { value: string; label: string }

type Props = Frame & { name: string } & (
    | { kind?: 'line'; line?: InputHTMLAttributes<HTMLInputElement> }
    | { kind: 'text'; text?: TextareaHTMLAttributes<HTMLTextAreaElement> }
    | { kind: 'choice'; placeholder: string; choices: Choice[] }
  )

/** No choice is made for the visitor, and no value is ever empty: a disabled entry is not sent. */
export const noChoice = 'choose'

/** Label above, white field on an ink base line, what is wrong with it below and tied to it. */
export function Field(props: Props) {
  const { id, name, optional, error } = props
  const common = {
    id,
    name,
    required: optional === undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <FieldFrame {...props}>
      {props.kind === 'text' ? (
        <textarea {...common} rows={5} {...props.text} />
      ) : props.kind === 'choice' ? (
        <span className={css.select}>
          <select {...common} defaultValue={noChoice}>
            <option value={noChoice} disabled>
              {props.placeholder}
            </option>
            {props.choices.map(choice => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 11 7" aria-hidden="true">
            <path d="M.5 1l5 5 5-5" />
          </svg>
        </span>
      ) : (
        <input {...common} type="text" {...props.line} />
      )}
    </FieldFrame>
  )
}

function FieldFrame({ id, label, optional, error, count, wide, children }: Frame & { children: ReactNode }) {
  return (
    <div className={classes(css.field, wide && css.wide)}>
      <label htmlFor={id}>
        {label} {optional === undefined ? '*' : <em>{optional}</em>}
      </label>
      {children}
      {(error || count) && (
        <div className={css.foot}>
          {error && (
            <p className={css.error} id={`${id}-error`}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="7.200" />
                <path d="M3 13 13 3" />
              </svg>
              <span>{error}</span>
            </p>
          )}
          {count && (
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
