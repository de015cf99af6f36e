import { useId, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import boxCss from '../../parts/Field/Control.module.css'
import { FieldError } from '../../parts/Field/FieldError.tsx'
import css from './CriteriaForm.module.css'
import type { Field, Speaking, Typed } from './criterion.ts'

type Props = {
  field: Pick<Extract<Field<unknown>, { as: 'typed' }>, 'write' | 'wrong' | 'hint'> & {
    parse: (text: string) => Typed | undefined | null
    inWords: (typed: Typed) => string
  }
  label: string
  value: Typed | undefined
  last: '' | undefined
  speaking: Speaking
  change: (value: Typed | undefined) => void
}

/** The pause after the last key press before the text is parsed. */
const pauseMs = 350

/**
 * A text field for a number or a month. Unreadable text shows an error and sets no criterion. If the visitor used another
 * notation, the parsed value is repeated below the field.
 */
export function TypedField({ field, label, value, last, speaking, change }: Props) {
  const { form } = speaking.words
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = value === undefined ? '' : field.write(value, speaking)
  const [text, setText] = useState(written)
  const [known, setKnown] = useState(value)
  const [isWrong, setWrong] = useState(false)
  const { parse } = field
  // The value has changed elsewhere: in another field, or because a criterion was removed.
  if (value !== known) {
    setKnown(value)
    if ((parse(text) ?? undefined) !== value) {
      setText(written)
      setWrong(false)
    }
  }

  const enter = (typed: string) => {
    clearTimeout(timer.current)
    // The field may show the value rounded, so unchanged text is not parsed again.
    if (typed === written && !isWrong) return
    const parsed = parse(typed)
    setWrong(parsed === null)
    if ((parsed ?? undefined) !== value) change(parsed ?? undefined)
  }
  const isRewritten = value !== undefined && !isWrong && text.trim() !== written && parse(text) === value

  return (
    <div className={css.field} data-last={last}>
      <label htmlFor={id}>{label}</label>
      <input
        className={boxCss.control}
        id={id}
        type="text"
        value={text}
        placeholder={field.hint && form[field.hint]}
        inputMode={typeof value === 'string' || field.hint ? undefined : 'decimal'}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : isRewritten ? `${id}-read` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => enter(target.value), pauseMs)
        }}
        onBlur={({ target }) => enter(target.value)}
        onKeyDown={event => event.key === 'Enter' && enter(event.currentTarget.value)}
      />
      {isWrong && <FieldError id={`${id}-error`} text={form[field.wrong]} />}
      {isRewritten && (
        <p className={css.read} id={`${id}-read`} role="status">
          {fill(form.understood, { value: field.inWords(value) })}
        </p>
      )}
    </div>
  )
}
