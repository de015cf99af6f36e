// One value that reads the same in every language: a name, a day, a link, a person, a picture.

import { type ComponentType, useState } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import type { WordKind } from '../form/form-fields.ts'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession } from '../ui/session.tsx'
import { ColourField } from './ColourField.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { DrawingField } from './DrawingField.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { Frame } from './Frame.tsx'
import { readMonth, writeMonth } from './month-input.ts'
import { PictureField } from './PictureField.tsx'
import { TargetControl } from './TargetControl.tsx'
import { TypefaceField } from './TypefaceField.tsx'

const inputs: Partial<Record<WordKind, string>> = {
  date: 'date',
  clock: 'time',
  email: 'email',
  phone: 'tel',
  address: 'url',
}

const ownFields: Partial<Record<WordKind, ComponentType<FieldProps<'word'>>>> = {
  picture: PictureField,
  portrait: PictureField,
  colour: ColourField,
  typeface: TypefaceField,
  'theme-drawing': DrawingField,
}

export function WordField({ field, ...place }: FieldProps<'word'>) {
  const { path } = place
  const { words } = useSession()
  const { now, change, at, options } = useEditing()
  const value = valueAt(now.value, path)
  const { language } = useSession()
  const isMonth = field.kind === 'month' || field.kind === 'yearOrMonth'
  // Keeps the typed text until the editor leaves the field; then it shows what was read.
  const [typed, setTyped] = useState<string>()
  const stated = value === undefined || value === null ? '' : String(value)
  const text = typed ?? (isMonth ? writeMonth(stated, language) : stated)
  const Own = ownFields[field.kind]
  if (Own) return <Own field={field} {...place} />
  const choices = options[field.kind]
  const write = (written: string) => {
    const read = isMonth ? (readMonth(written) ?? written) : written
    if (isMonth) setTyped(written)
    const isYear = field.kind === 'yearOrMonth' && /^\d{4}$/.test(read)
    change({ op: 'set', path, value: isYear ? Number(read) : read })
  }
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
                onBlur={() => setTyped(undefined)}
              />
              {(field.kind === 'phone' || field.kind === 'email') && <Elsewhere path={path} />}
            </>
          )
        if (field.kind === 'target') return <TargetControl {...common} path={path} />
        return (
          <select {...common} value={text} onChange={event => write(event.target.value)}>
            {!choices.some(choice => choice.value === text) && (
              <option value={text}>{text || words.choose}</option>
            )}
            <OptionList of={choices} />
          </select>
        )
      }}
    </Frame>
  )
}
