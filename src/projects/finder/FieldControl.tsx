import css from './CriteriaForm.module.css'
import type { Field, Speaking } from './criterion.ts'
import { SelectField } from './SelectField.tsx'
import { StagesField } from './StagesField.tsx'
import { TypedField } from './TypedField.tsx'

type Props<Value> = {
  field: Field<Value>
  value: Value | undefined
  /** Set if the visitor changed this criterion last. It then has the red line. */
  last: '' | undefined
  speaking: Speaking
  change: (value: Value | undefined) => void
}

export function FieldControl<Value>({ field, value, last, speaking, change }: Props<Value>) {
  const { form } = speaking.words
  const label = form[field.label]
  const part = <Part,>(get: (value: Value) => Part) => (value === undefined ? undefined : get(value))
  switch (field.as) {
    case 'select':
      return (
        <SelectField
          {...{ label, last }}
          value={part(value => field.get(value, speaking)) ?? ''}
          options={field.options(speaking, value)}
          onChange={text => change(field.set(text, value, speaking))}
        />
      )
    case 'several': {
      const chosen = part(field.get) ?? []
      const replace = (index: number, text: string) =>
        change(field.set(chosen.toSpliced(index, 1, ...(text ? [text] : []))))
      return [...chosen, ''].map((value, index) => (
        <SelectField
          // Keyed by position, so that a select keeps the focus when its value changes.
          key={`${index + 1}`}
          label={index === 0 ? label : form.or}
          last={last}
          value={value}
          options={[
            ['', index === 0 ? form.any : '–'],
            ...field.options(speaking).filter(([id]) => id === value || !chosen.includes(id)),
          ]}
          onChange={text => replace(index, text)}
        />
      ))
    }
    case 'boxes': {
      const chosen = part(field.get) ?? []
      const toggle = (id: string) =>
        change(field.set(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]))
      return (
        <fieldset className={css.kinds} data-last={last}>
          <legend>{label}</legend>
          <div>
            <Box label={form.any} checked={chosen.length === 0} change={() => change(undefined)} />
            {field.options(speaking).map(([id, name]) => (
              <Box key={id} label={name} checked={chosen.includes(id)} change={() => toggle(id)} />
            ))}
          </div>
        </fieldset>
      )
    }
    case 'box':
      return (
        <Box
          className={css.box}
          label={label}
          checked={part(field.get) ?? false}
          change={on => change(field.set(on, value))}
        />
      )
    case 'stages':
      return (
        <StagesField
          form={form}
          count={speaking.stages.count}
          last={last}
          range={part(field.get)}
          set={range => change(field.set(range, value))}
        />
      )
    case 'typed':
      return (
        <TypedField
          {...{ label, last, speaking }}
          field={{
            ...field,
            parse: text => field.parse(text, speaking, value),
            inWords: typed => field.inWords(typed, speaking, value),
          }}
          value={part(field.get)}
          change={typed => change(field.set(typed, value, speaking))}
        />
      )
  }
}

type BoxProps = {
  label: string
  checked: boolean
  change: (on: boolean) => void
  className?: string | undefined
}

const Box = ({ label, checked, change, className }: BoxProps) => (
  <label className={className}>
    <input type="checkbox" checked={checked} onChange={event => change(event.target.checked)} />
    <span>{label}</span>{' '}
  </label>
)
