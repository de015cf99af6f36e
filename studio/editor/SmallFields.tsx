// Fields of one control each: numbers, yes or no, a choice, a name that languages may share.

import { useState } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import type { Field } from '../form/form.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import { textAt } from './Conflict.tsx'
import { useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { readNumber, writeNumber } from './numbers.ts'
import { editorWords } from './words.ts'

type Of<Type extends Field['type']> = {
  field: Extract<Field, { type: Type }>
  path: Path
  label: string
  optional: boolean
}

export function NumberField({ field, path, label, optional }: Of<'number'>) {
  const { language } = useSession()
  const words = useWords(editorWords)
  const { now, change, at } = useEditing()
  const value = valueAt(now.value, path)
  // Keeps the typed text until the editor leaves the field; then the field shows the number that was read.
  const [typed, setTyped] = useState<string>()
  const formatted = typeof value === 'number' ? writeNumber(value, language) : String(value ?? '')
  const displayed = typed ?? formatted
  const write = (text: string) => {
    setTyped(text)
    const read = readNumber(text, language, path)
    // A text is refused by the check, so it stays in the field and is never saved as some number.
    change({ op: 'set', path, value: typeof read === 'number' ? read : text })
  }
  const readings = typeof value === 'string' ? readNumber(value, language, path) : undefined
  const limits = [field.min, field.max].flatMap(limit =>
    limit === undefined ? [] : [writeNumber(limit, language)],
  )
  return (
    <Frame
      path={path}
      label={label}
      hint={limits.length === 2 ? limits.join(' – ') : undefined}
      optional={optional}
      problem={Array.isArray(readings) ? words.unclearNumber(readings) : undefined}
    >
      {({ control, wrong }) => (
        <input
          id={control}
          className={classes(fields.control, fields.number)}
          inputMode={field.whole ? 'numeric' : 'decimal'}
          value={displayed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong}
          onChange={event => write(event.target.value)}
          onFocus={() => at(path, undefined)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Frame>
  )
}

export function BooleanField({ path, label, optional }: Of<'boolean'>) {
  const words = useWords(editorWords)
  const { now, change } = useEditing()
  const value = valueAt(now.value, path) === true
  return (
    <Frame path={path} label={label} optional={optional}>
      {({ control, wrong }) => (
        <label className={fields.option}>
          <input
            id={control}
            type="checkbox"
            checked={value}
            aria-describedby={wrong}
            onChange={event => change({ op: 'set', path, value: event.target.checked })}
          />
          {value ? words.yes : words.no}
        </label>
      )}
    </Frame>
  )
}

export function ChoiceField({ field, path, label, optional }: Of<'choice'>) {
  const { language } = useSession()
  const { now, change, at } = useEditing()
  const value = valueAt(now.value, path)
  return (
    <Frame path={path} label={label} optional={optional}>
      {({ control, wrong }) => (
        <select
          id={control}
          className={fields.control}
          value={String(value ?? '')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong}
          onFocus={() => at(path, undefined)}
          onChange={event =>
            change({ op: 'set', path, value: field.options[event.target.selectedIndex]?.value })
          }
        >
          {field.options.map(option => (
            <option key={option.value} value={String(option.value)}>
              {option.label[language]}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}

export function NameField({ path, label, optional }: Of<'name'>) {
  const words = useWords(editorWords)
  const { words: common } = useSession()
  const { now, change, at } = useEditing()
  const value = valueAt(now.value, path)
  const apart = typeof value === 'object' && value !== null
  const text = typeof value === 'string' ? value : ''
  const places = apart
    ? locales.map(locale => ({ locale, path: [...path, locale] }))
    : [{ locale: undefined, path }]
  return (
    <Frame path={path} label={label} optional={optional} group>
      {({ wrong }) => (
        <>
          <div className={apart ? fields.pair : classes(fields.pair, fields.single)}>
            {places.map(({ locale, path: place }) => (
              <div key={locale ?? ''} className={locale && fields.text}>
                <input
                  className={fields.control}
                  lang={locale}
                  aria-label={locale ? `${label}, ${common.languages[locale]}` : label}
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong}
                  value={textAt(now.value, place)}
                  onFocus={() => at(place, locale)}
                  onChange={event => change({ op: 'set', path: place, value: event.target.value })}
                />
              </div>
            ))}
          </div>
          {!apart && (
            <TextButton onClick={() => change({ op: 'set', path, value: { de: text, en: text } })}>
              {words.englishDiffers}
            </TextButton>
          )}
        </>
      )}
    </Frame>
  )
}
