import { useId, useRef, useState } from 'react'
import boxCss from '../../parts/Field/Control.module.css'
import { FieldError } from '../../parts/Field/FieldError.tsx'
import css from './Criteria.module.css'

type Props<T extends number | string> = {
  label: string
  value: T | undefined
  /** What somebody typed: nothing, a value, or null or NaN for what is none. */
  parse: (text: string) => T | undefined | null
  wrong: string
  hint?: string
  last?: '' | undefined
  write: (value: T) => string
  onChange: (value: T | undefined) => void
}

/** So long after the last key it counts as typed. */
const pause = 350

/** A number or a month in a line of its own. What is wrong is said, and asks for nothing. */
export function Typed<T extends number | string>(props: Props<T>) {
  const { label, value, parse, wrong, hint, last, onChange } = props
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = value === undefined ? '' : props.write(value)
  const [text, setText] = useState(written)
  const [known, setKnown] = useState(value)
  const [bad, setBad] = useState(false)
  // Changed from elsewhere: another field, or a criterion that was dropped.
  if (value !== known) {
    setKnown(value)
    if (valid(parse(text)) !== value && !bad) setText(written)
  }

  const enter = (typed: string) => {
    clearTimeout(timer.current)
    const parsed = parse(typed)
    setBad(isWrong(parsed))
    if (valid(parsed) !== value) onChange(valid(parsed))
  }

  return (
    <div className={css.field} data-last={last}>
      <label htmlFor={id}>{label}</label>
      <input
        className={boxCss.control}
        id={id}
        type="text"
        value={text}
        placeholder={hint}
        inputMode={typeof value === 'string' || hint ? undefined : 'decimal'}
        autoComplete="off"
        aria-invalid={bad || undefined}
        aria-describedby={bad ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => enter(target.value), pause)
        }}
        onBlur={({ target }) => enter(target.value)}
        onKeyDown={event => event.key === 'Enter' && enter(event.currentTarget.value)}
      />
      {bad && <FieldError id={`${id}-error`} text={wrong} />}
    </div>
  )
}

const isWrong = (parsed: unknown) => parsed === null || Number.isNaN(parsed)
const valid = <T,>(parsed: T | undefined | null) => (isWrong(parsed) ? undefined : (parsed as T | undefined))
