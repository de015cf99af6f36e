import type { ReactNode } from 'react'
import type { WordedField } from '../../forms/words.ts'
import { classes } from '../../styles/classes.ts'
import boxCss from './Control.module.css'
import css from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { Select } from './Select.tsx'

/** Tokens for the state of a field, on a page that the service fills in later. */
export type FieldTemplate = {
  control: (name: string) => { 'data-answer': string; defaultValue: string }
  option: (name: string, value: string) => { 'data-answer': string }
  error: (name: string) => string
  when: (what: 'wrong' | 'right', name: string, node: ReactNode) => ReactNode
}

type Props = {
  id: string
  field: WordedField
  words: { optional: string; choose: string }
  error?: string | undefined
  /** The number of characters typed so far, such as "12 / 2000". */
  count?: string | undefined
  template?: FieldTemplate
}

/** No choice is made for the visitor, and no value is ever empty: a disabled entry is not sent. */
export const noChoice = 'choose'

/** Label above, white field on an ink base line, what is asked for or wrong with it below and tied to it. */
export function Field({ id, field, words, error, count, template }: Props) {
  const { name, label, hint, required = false, wide } = field
  const when = template?.when ?? ((what, _, node) => (what === 'wrong') === Boolean(error) && node)
  return (
    <div className={classes(css.field, wide && css.wide)}>
      <label htmlFor={id}>
        {required ? (
          `${label} *`
        ) : (
          <>
            {`${label} `}
            <em>{words.optional}</em>
          </>
        )}
      </label>
      <Control {...{ id, field, words, error, ...(template && { template }) }} />
      {(error || hint || count || template) && (
        <div className={css.foot}>
          {when('wrong', name, <FieldError id={`${id}-error`} text={template?.error(name) ?? error} />)}
          {hint &&
            when(
              'right',
              name,
              <p className="note" id={`${id}-hint`}>
                {hint}
              </p>,
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

function Control({ id, field, words, error, template }: Props) {
  const { name, kind, native, required = false, autocomplete, min, max, choices, hint } = field
  // Elsewhere text that is too long stays, and is named.
  const maxLength = native ? max : undefined
  // Names both in a template, which does not know yet which of the two the page will have.
  const described = [(error || template) && `${id}-error`, hint && !error && `${id}-hint`]
  const common = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...template?.control(name),
  }
  if (choices)
    return (
      <Select {...common} defaultValue={noChoice}>
        <option value={noChoice} disabled>
          {words.choose}
        </option>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value} {...template?.option(name, choice.value)}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  const limited = { ...common, className: boxCss.control, maxLength }
  if (kind === 'text') return <textarea {...limited} rows={5} minLength={min} />
  return <input {...limited} type={kind === 'line' ? 'text' : kind} autoComplete={autocomplete} />
}
