import { useState } from 'react'
import { fill } from '../../src/i18n/fill.ts'
import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import parts from './bids.module.css'
import { Choice } from './Choice.tsx'
import type { DraftRequirement } from './draft-requirements.ts'
import { currencyOf, fieldsOf, kindFields, kinds, textOf, withValue } from './query-fields.ts'
import { scopes } from './requirement.ts'
import styles from './tender.module.css'
import { holdsFor, tenderWords } from './tender-words.ts'

type Props = {
  requirement: DraftRequirement
  /**
   * The criterion in the server's words. Until they arrive, and while the criterion does not count, the row
   * shows the tender's own words.
   */
  inWords: { head: string; ask: string } | undefined
  counts: { met: number; open: number; of: number } | undefined
  mainCurrency: string | undefined
  onChange: (changed: Partial<DraftRequirement>) => void
}

/** A criterion of the tender, which a person confirms, changes or leaves out. */
export function RequirementRow({ requirement, inWords, counts, mainCurrency, onChange }: Props) {
  const t = useWords(tenderWords)
  const { number, query, text, notes, isConfirmed, isDropped } = requirement
  const [isOpen, setIsOpen] = useState(query === '' && notes.length === 0)
  const about = `${number}`
  return (
    <li id={`criterion-${number}`} className={classes(styles.requirement, isDropped && styles.dropped)}>
      <span className={parts.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <p className={styles.asked}>
          <span>{inWords?.head || t.criterion}</span> <b>{inWords?.ask || text}</b>
        </p>
        <p className={texts.note}>
          {holdsFor(requirement, t)}
          {counts && ` · ${t.met(counts.met, counts.of)}${t.unknown(counts.open)}`}
        </p>
        {notes.length > 0 && (
          <p className={texts.note}>{[...new Set(notes)].map(note => t.notes[note]).join(' · ')}</p>
        )}
        {query.includes('type=') && !isDropped && <p className={texts.note}>{t.useHint}</p>}
        {isOpen && !isDropped && (
          <Editor requirement={requirement} mainCurrency={mainCurrency} onChange={onChange} />
        )}
      </div>
      <div className={styles.actions}>
        {isDropped ? (
          <TextButton about={about} onClick={() => onChange({ isDropped: false })}>
            {t.bringBack}
          </TextButton>
        ) : (
          <>
            <TextButton
              about={about}
              aria-pressed={isConfirmed}
              disabled={query === ''}
              onClick={() => onChange({ isConfirmed: !isConfirmed })}
            >
              {isConfirmed ? t.confirmed : t.confirm}
            </TextButton>
            <TextButton about={about} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? t.done : t.change}
            </TextButton>
            <TextButton about={about} onClick={() => onChange({ isDropped: true })}>
              {t.drop}
            </TextButton>
          </>
        )}
      </div>
    </li>
  )
}

function Editor({
  requirement,
  mainCurrency = 'EUR',
  onChange,
}: Pick<Props, 'requirement' | 'mainCurrency' | 'onChange'>) {
  const t = useWords(tenderWords)
  const { language } = useSession()
  const { query, scope, atLeast, points, maxPoints } = requirement
  const values = new URLSearchParams(query)
  const labelOf = (label: keyof typeof t.values) =>
    fill(t.values[label], { currency: currencyOf(query) ?? mainCurrency })
  const shown = fieldsOf(query)
  const set = (name: string, text: string) => {
    const next = withValue(query, name, text, language, mainCurrency)
    if (next !== query)
      onChange({ query: next, isConfirmed: false, notes: [], years: undefined, by: undefined })
    return next
  }
  return (
    <div className={parts.editor}>
      {query === '' && (
        <label>
          <span className={fields.label}>{t.criterion}</span>
          <select
            className={fields.control}
            value=""
            onChange={event => {
              const kind = kinds.find(kind => kind === event.target.value)
              if (kind)
                onChange({
                  query: `${kindFields[kind][0]?.name}=`,
                  notes: [],
                  years: undefined,
                  by: undefined,
                })
            }}
          >
            <option value="">–</option>
            <OptionList
              of={kinds.map(kind => ({ value: kind, label: labelOf(kindFields[kind][0]?.label ?? 'other') }))}
            />
          </select>
        </label>
      )}
      {shown?.map(({ name, label, isBox, value = '' }) =>
        isBox ? (
          <label key={name} className={parts.box}>
            <input
              type="checkbox"
              checked={values.get(name) === value}
              onChange={event => set(name, event.target.checked ? value : '')}
            />
            {labelOf(label)}
          </label>
        ) : (
          // The key remounts the field when its value changes from elsewhere, such as by a new deadline.
          <label key={`${name}-${language}-${textOf(query, name, language)}`}>
            <span className={fields.label}>{labelOf(label)}</span>
            <input
              className={fields.control}
              defaultValue={textOf(query, name, language)}
              onBlur={event => {
                // Restores the last valid value if the typed text cannot be parsed.
                event.target.value = textOf(set(name, event.target.value), name, language)
              }}
            />
          </label>
        ),
      )}
      <Choice
        label={t.scope}
        value={points === undefined ? scope : 'points'}
        options={[...scopes.map(scope => [scope, t.scopes[scope]] as const), ['points', t.givesPoints]]}
        onChange={next =>
          onChange({
            ...(next === 'points' ? { points: 1 } : { scope: next, points: undefined }),
            isConfirmed: false,
          })
        }
      />
      {points === undefined && scope === 'some' && (
        <CountField
          label={t.howMany}
          value={atLeast}
          max={9}
          onChange={(atLeast = 1) => onChange({ atLeast, isConfirmed: false })}
        />
      )}
      {points !== undefined && (
        <>
          <CountField
            label={t.pointsLabel}
            value={points}
            max={1000}
            onChange={(points = 1) => onChange({ points, isConfirmed: false })}
          />
          <CountField
            label={t.maxPointsLabel}
            value={maxPoints}
            max={1000}
            onChange={maxPoints => onChange({ maxPoints, isConfirmed: false })}
          />
        </>
      )}
    </div>
  )
}

type CountProps = {
  label: string
  /** Undefined while the field is empty. */
  value: number | undefined
  max: number
  onChange: (value: number | undefined) => void
}

function CountField({ label, value, max, onChange }: CountProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <label>
      <span className={fields.label}>{label}</span>
      <input
        className={fields.control}
        type="number"
        min={1}
        max={max}
        // Keeps the typed text until the field loses focus, so that a person can empty it.
        value={typed ?? value ?? ''}
        onChange={event => {
          setTyped(event.target.value)
          onChange(Math.max(0, Math.min(max, Math.trunc(Number(event.target.value)))) || undefined)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
