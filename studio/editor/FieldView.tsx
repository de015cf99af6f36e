// Chooses the field for a place of a schema.

import { type ReactNode, useEffect } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { locales } from '../../src/routes.ts'
import type { Entry } from '../form/form-fields.ts'
import { TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import { useSession } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import {
  type Editing,
  EditingContext,
  type FieldPlace,
  type FieldProps,
  FieldViewsContext,
  idOf,
  OnlyContext,
  useEditing,
  useMarks,
} from './context.ts'
import { asKind, emptyOf } from './empty.ts'
import { FactField } from './FactField.tsx'
import { Frame } from './Frame.tsx'
import itemsStyles from './items.module.css'
import { ListField } from './ListField.tsx'
import { MapField } from './MapField.tsx'
import { PairField } from './PairField.tsx'
import { BooleanField, ChoiceField, LanguagesField, NameField, NumberField } from './SmallFields.tsx'
import { TakeOut } from './TakeOut.tsx'
import { WordField } from './WordField.tsx'

/** Provides the fields below with the file being edited, and notes which of them the editor has left. */
export function EditingProvider({ editing, children }: { editing: Editing; children: ReactNode }) {
  const { draft } = editing
  useEffect(() => {
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const closest = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-path]')
      for (let place = closest(target as Element); place; place = closest(place.parentElement)) {
        if (place.contains(relatedTarget as Node | null)) return
        draft.leave(JSON.parse(place.dataset.path ?? '[]'))
      }
    }
    document.addEventListener('focusout', leave)
    return () => document.removeEventListener('focusout', leave)
  }, [draft])
  return (
    <EditingContext value={editing}>
      <FieldViewsContext value={views}>{children}</FieldViewsContext>
    </EditingContext>
  )
}

export function FieldView({ field, ...common }: FieldProps) {
  const { path, label, help, optional } = common
  switch (field.type) {
    case 'pair':
      return <PairField field={field} {...common} />
    case 'word':
      return <WordField field={field} {...common} />
    case 'number':
      return <NumberField field={field} {...common} />
    case 'boolean':
      return <BooleanField field={field} {...common} />
    case 'choice':
      return <ChoiceField field={field} {...common} />
    case 'languages':
      return <LanguagesField field={field} {...common} />
    case 'name':
      return <NameField field={field} {...common} />
    case 'list':
      return <ListField field={field} {...common} />
    case 'map':
      return <MapField field={field} {...common} />
    case 'variant':
      return <VariantField field={field} {...common} />
    case 'fact':
      return <FactField field={field} {...common} />
    case 'group':
      return (
        <fieldset className={itemsStyles.nested} id={idOf(path)}>
          <legend>{label}</legend>
          <TakeOut path={path} label={label} optional={optional} />
          {help && <p className={texts.note}>{help}</p>}
          <Entries entries={field.entries} path={path} />
        </fieldset>
      )
    case 'by-hand':
      return <ByHand {...common} />
    case 'fixed':
      return null
  }
}

/** Entries that are filled automatically, or that visitors never read. */
const later = ['date', 'order', 'id', 'anchor']
const inReadingOrder = (entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => later.indexOf(a.key) - later.indexOf(b.key))

/** Shows the entries of a group. Missing optional entries follow as a row of buttons that add them. */
export function Entries({ entries, path }: { entries: Entry[]; path: Path }) {
  const { language } = useSession()
  const { now, change } = useEditing()
  const there = inReadingOrder(entries.filter(({ key }) => key !== 'hidden')).filter(
    ({ key, optional }) => !optional || valueAt(now.value, [...path, key]) !== undefined,
  )
  const absent = entries.filter(
    entry => entry.key !== 'hidden' && entry.field.type !== 'by-hand' && !there.includes(entry),
  )
  const only = valueAt(now.value, [...path, 'only'])
  return (
    <OnlyContext value={locales.filter(locale => only === undefined || [only].flat().includes(locale))}>
      {there.map(({ key, field, label, help, optional }) => (
        <FieldView
          key={key}
          field={field}
          path={[...path, key]}
          label={label[language]}
          help={help?.[language]}
          optional={optional}
        />
      ))}
      {absent.length > 0 && (
        <div className={fields.additions}>
          {absent.map(({ key, field, label }) => (
            <TextButton
              key={key}
              icon="plus"
              onClick={() => change({ op: 'set', path: [...path, key], value: emptyOf(field) })}
            >
              {label[language]}
            </TextButton>
          ))}
        </div>
      )}
    </OnlyContext>
  )
}

function VariantField({ field, path, help }: FieldProps<'variant'>) {
  const { language } = useSession()
  const { now, change } = useEditing()
  const kind = String(valueAt(now.value, [...path, field.key]))
  const option = field.options.find(({ value }) => value === kind)
  const choose = (value: string) => {
    const old = valueAt(now.value, path) as Record<string, unknown>
    const next = asKind(field, old, value)
    if (next !== old) change({ op: 'set', path, value: next })
  }
  return (
    <>
      {help && <p className={texts.note}>{help}</p>}
      <fieldset className={buttons.segments}>
        {field.options.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={value === kind} onClick={() => choose(value)}>
            {label[language]}
          </button>
        ))}
      </fieldset>
      {option?.field.type === 'group' && <Entries entries={option.field.entries} path={path} />}
    </>
  )
}

/** Leaves a value without a field in the file as it is, and shows it only if the check finds a problem. */
function ByHand(place: FieldPlace) {
  const { messages } = useMarks(place.path)
  return (
    messages.length > 0 && (
      <Frame {...place} group>
        {() => null}
      </Frame>
    )
  )
}

const views = { FieldView, Entries }
