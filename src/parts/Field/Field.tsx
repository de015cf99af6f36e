import type { ReactNode } from 'react'
import type { WordedField } from '../../forms/words.ts'
import { classes } from '../../styles/classes.ts'
import boxCss from './Control.module.css'
import css from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import { Select } from './Select.tsx'

/** The tokens for the state of a field on a page that the service fills in later. */
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

/**
 * The value of the disabled first option, which browsers do not send. No choice is preselected, and no option has an
 * empty value.
 */
export const noChoice = 'choose'

/** A field with its label above, and its hint or error below, linked by `aria-describedby`. */
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
  // Other forms keep text that is too long and report it instead of cutting it off.
  const maxLength = native ? max : undefined
  // In a template the field names both the hint and the error, because the page will have one of them.
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
