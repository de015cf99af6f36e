import { useId } from 'react'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { FormMapping } from './order-schema.ts'
import styles from './sheet-form.module.css'
import { sheetWords } from './sheet-words.ts'

type Props = {
  /** The places of the form that stay empty unless a person assigns a fact or a text. */
  names: readonly string[]
  mapping: FormMapping
  /** The titles of the selected references, in their order. */
  references: readonly string[]
  facts: readonly { key: string; label: string }[]
  onChange: (mapping: FormMapping) => void
}

/** Lets a person say once for each open place of a form which fact or text fills it. */
export function FormPlaces({ names, mapping, references, facts, onChange }: Props) {
  const t = useWords(sheetWords)
  const own = (['title', 'location', 'place', 'text'] as const).map(key => ({ key, label: t.ownFacts[key] }))
  const groups = [
    {
      label: t.forAll,
      options: (['firm', 'procedure'] as const).map(key => [key, t.ownFacts[key]] as const),
    },
    ...references.map((title, index) => ({
      label: `${index + 1} ${title}`,
      options: [...own, ...facts].map(({ key, label }) => [`${index + 1}.${key}`, label] as const),
    })),
  ]
  return (
    <fieldset className={styles.places}>
      <legend className={texts.hidden}>{t.openPlaces(names.length)}</legend>
      <p className={texts.note}>{t.openPlacesLead}</p>
      <ul>
        {names.map(name => (
          <Place
            key={name}
            name={name}
            filling={mapping[name] ?? ''}
            groups={groups}
            onChange={filling => onChange({ ...mapping, [name]: filling })}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type Filling = FormMapping[string]
type PlaceProps = {
  name: string
  filling: Filling
  groups: { label: string; options: (readonly [string, string])[] }[]
  onChange: (filling: Filling) => void
}

/** An option that never equals the key of a fact: those begin with a number or are one word. */
const ownText = 'own text'

function Place({ name, filling, groups, onChange }: PlaceProps) {
  const t = useWords(sheetWords)
  const id = useId()
  const isText = typeof filling === 'object'
  return (
    <li className={styles.place}>
      <label htmlFor={id}>{name}</label>
      <div>
        <select
          id={id}
          className={fields.control}
          value={isText ? ownText : filling}
          onChange={({ target: { value } }) => onChange(value === ownText ? { text: '' } : value)}
        >
          <option value="">{t.staysEmpty}</option>
          <option value={ownText}>{t.ownText}</option>
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              <OptionList of={options.map(([key, label]) => ({ value: key, label }))} />
            </optgroup>
          ))}
        </select>
        {isText && (
          <textarea
            className={fields.control}
            rows={1}
            maxLength={4000}
            aria-label={t.textFor(name)}
            value={filling.text}
            onChange={event => onChange({ text: event.target.value })}
          />
        )}
      </div>
    </li>
  )
}
