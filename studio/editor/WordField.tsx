// One value that reads the same in both languages: a name, a day, a link, somebody, a picture.

import { valueAt } from '../../src/content/changes.ts'
import type { WordKind } from '../form/form.ts'
import fields from '../ui/fields.module.css'
import { useSession } from '../ui/session.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Frame } from './Frame.tsx'
import { PictureField } from './PictureField.tsx'

const inputs: Partial<Record<WordKind, string>> = {
  date: 'date',
  month: 'month',
  clock: 'time',
  email: 'email',
  phone: 'tel',
  address: 'url',
}

export function WordField({ field, ...place }: FieldProps<'word'>) {
  const { path } = place
  const { words } = useSession()
  const { now, change, at, options } = useEditing()
  const value = valueAt(now.value, path)
  const text = value === undefined || value === null ? '' : String(value)
  if (field.kind === 'picture') return <PictureField field={field} {...place} />
  const choices = options[field.kind]
  const write = (written: string) =>
    change({
      op: 'set',
      path,
      value: field.kind === 'yearOrMonth' && /^\d{4}$/.test(written) ? Number(written) : written,
    })
  return (
    <Frame {...place}>
      {({ control, wrong, about }) => {
        const common = {
          id: control,
          className: fields.control,
          'aria-invalid': wrong ? true : undefined,
          'aria-describedby': about,
          onFocus: () => at(path, undefined),
        }
        if (!choices)
          return (
            <>
              <input
                {...common}
                type={inputs[field.kind] ?? 'text'}
                value={text}
                onChange={event => write(event.target.value)}
              />
              {(field.kind === 'phone' || field.kind === 'email') && <Elsewhere path={path} />}
            </>
          )
        return (
          <select {...common} value={text} onChange={event => write(event.target.value)}>
            {!choices.some(choice => choice.value === text) && (
              <option value={text}>{text || words.choose}</option>
            )}
            {choices.map(choice => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )
      }}
    </Frame>
  )
}
