import { useId } from 'react'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import texts from '../ui/text.module.css'
import styles from './bids.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  /** A hint below the list. */
  note?: string
  /** Puts label and list on one line, for instance beside a heading. */
  isInline?: boolean
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  note,
  isInline,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <div className={isInline ? styles.inline : fields.field}>
      <label className={isInline ? undefined : fields.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={fields.control}
        value={value}
        aria-describedby={note && `${id}note`}
        onChange={event => {
          const next = options.find(([value]) => value === event.target.value)
          if (next) onChange(next[0])
        }}
      >
        <OptionList of={options.map(([value, label]) => ({ value, label }))} />
      </select>
      {note && (
        <p className={texts.note} id={`${id}note`}>
          {note}
        </p>
      )}
    </div>
  )
}
