// Fields of one control each: numbers, yes or no, a choice, a name that languages may share.

import { useState } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { InLanguages, useLanguageLabel } from '../ui/InLanguages.tsx'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { textAt } from './Conflict.tsx'
import { type FieldProps, useEditing } from './context.ts'
import { Frame } from './Frame.tsx'
import { readableNumber, readNumber, unitAt, writeNumber } from './number-input.ts'
import { editorWords } from './words.ts'

export function NumberField({ field, ...place }: FieldProps<'number'>) {
  const { path } = place
  const { language } = useSession()
  const words = useWords(editorWords)
  const { now, change, at, options } = useEditing()
  const value = valueAt(now.value, path)
  const unit = unitAt(path, now.value, options.currency?.[0]?.value)
  // Keeps the typed text until the editor leaves the field; then the field shows the number that was read.
  const [typed, setTyped] = useState<string>()
  const formatted = typeof value === 'number' ? writeNumber(value, language) : String(value ?? '')
  const displayed = typed ?? formatted
  const write = (text: string) => {
    setTyped(text)
    const read = readNumber(text, language, unit)
    // The check refuses text in a number field, so it stays in the field and is never saved as some number.
    change({ op: 'set', path, value: typeof read === 'number' ? read : text })
  }
  const readings = typeof value === 'string' ? readNumber(value, language, unit) : undefined
  const readable =
    typeof value === 'number' && (unit || Math.abs(value) >= 10_000)
      ? readableNumber(value, language, unit)
      : ''
  const limits = [field.min, field.max].flatMap(limit =>
    limit === undefined ? [] : [writeNumber(limit, language)],
  )
  return (
    <Frame
      {...place}
      hint={limits.length === 2 ? limits.join(' – ') : undefined}
      problem={Array.isArray(readings) ? words.unclearNumber(readings) : undefined}
    >
      {({ control, wrong, about }) => (
        <span className={fields.numberWithUnit}>
          <input
            id={control}
            className={classes(fields.control, fields.number)}
            inputMode={field.whole ? 'numeric' : 'decimal'}
            value={displayed}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={about}
            onChange={event => write(event.target.value)}
            onFocus={() => at(path, undefined)}
            onBlur={() => setTyped(undefined)}
          />
          <output className={texts.note} htmlFor={control}>
            {readable}
          </output>
        </span>
      )}
    </Frame>
  )
}

export function BooleanField({ field: _, ...place }: FieldProps<'boolean'>) {
  const { path } = place
  const words = useWords(editorWords)
  const { now, change } = useEditing()
  const value = valueAt(now.value, path) === true
  return (
    <Frame {...place}>
      {({ control, about }) => (
        <label className={fields.option}>
          <input
            id={control}
            type="checkbox"
            checked={value}
            aria-describedby={about}
            onChange={event => change({ op: 'set', path, value: event.target.checked })}
          />
          {value ? words.yes : words.no}
        </label>
      )}
    </Frame>
  )
}

export function ChoiceField({ field, ...place }: FieldProps<'choice'>) {
  const { path } = place
  const { language } = useSession()
  const { now, change, at } = useEditing()
  const value = valueAt(now.value, path)
  return (
    <Frame {...place}>
      {({ control, wrong, about }) => (
        <select
          id={control}
          className={fields.control}
          value={String(value ?? '')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={about}
          onFocus={() => at(path, undefined)}
          onChange={event =>
            change({ op: 'set', path, value: field.options[event.target.selectedIndex]?.value })
          }
        >
          <OptionList
            of={field.options.map(option => ({ value: String(option.value), label: option.label[language] }))}
          />
        </select>
      )}
    </Frame>
  )
}

/** Offers two languages as a list and more languages as boxes to tick. */
export function LanguagesField({ field: _, ...place }: FieldProps<'languages'>) {
  const { path } = place
  const { language } = useSession()
  const { now, change } = useEditing()
  const chosen = [valueAt(now.value, path)].flat()
  if (locales.length <= 2) {
    const options = locales.map(locale => ({
      value: locale,
      label: { de: languageName(locale, 'de'), en: languageName(locale, 'en') },
    }))
    return <ChoiceField field={{ type: 'choice', options }} {...place} />
  }
  const choose = (locale: Locale, isChosen: boolean) => {
    const next = locales.filter(other => (other === locale ? isChosen : chosen.includes(other)))
    if (next.length > 0) change({ op: 'set', path, value: next.length === 1 ? next[0] : next })
  }
  return (
    <Frame {...place} group>
      {({ about }) =>
        locales.map(locale => (
          <label key={locale} className={fields.option}>
            <input
              type="checkbox"
              checked={chosen.includes(locale)}
              aria-describedby={about}
              onChange={event => choose(locale, event.target.checked)}
            />
            {languageName(locale, language)}
          </label>
        ))
      }
    </Frame>
  )
}

export function NameField({ field: _, ...place }: FieldProps<'name'>) {
  const { path, label } = place
  const words = useWords(editorWords)
  const labelIn = useLanguageLabel()
  const { now, change, at } = useEditing()
  const value = valueAt(now.value, path)
  const apart = typeof value === 'object' && value !== null
  const text = typeof value === 'string' ? value : ''
  const input = (
    own: Path,
    locale: Locale | undefined,
    about: string | undefined,
    wrong: string | undefined,
  ) => (
    <input
      className={fields.control}
      lang={locale}
      aria-label={locale ? labelIn(label, locale) : label}
      aria-invalid={wrong ? true : undefined}
      aria-describedby={about}
      value={textAt(now.value, own)}
      onFocus={() => at(own, locale)}
      onChange={event => change({ op: 'set', path: own, value: event.target.value })}
    />
  )
  return (
    <Frame {...place} group>
      {({ wrong, about }) => (
        <>
          {apart ? (
            <InLanguages>{locale => input([...path, locale], locale, about, wrong)}</InLanguages>
          ) : (
            <div className={classes(fields.pair, fields.single)}>
              <div>{input(path, undefined, about, wrong)}</div>
            </div>
          )}
          {!apart && locales.length > 1 && (
            <TextButton
              onClick={() =>
                change({ op: 'set', path, value: Object.fromEntries(locales.map(locale => [locale, text])) })
              }
            >
              {words.namesDiffer}
            </TextButton>
          )}
        </>
      )}
    </Frame>
  )
}
