import { useId } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { IconButton, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import parts from './bids.module.css'
import { Choice } from './Choice.tsx'
import { pageCounts, papers, type SheetChoice, textLengths } from './sheet-choice.ts'
import styles from './sheet-form.module.css'
import { sheetWords } from './sheet-words.ts'

type Fact = { key: string; label: string }
type Props = {
  choice: SheetChoice
  /** The facts that the selected projects have. */
  facts: readonly Fact[]
  onChange: (choice: SheetChoice) => void
}

/** Chooses the contents and the format of a bid's sheets, in Word and in print. */
export function SheetForm({ choice, facts, onChange }: Props) {
  const t = useWords(sheetWords)
  const { language } = useSession()
  const id = useId()
  const change = (changed: Partial<SheetChoice>) => onChange({ ...choice, ...changed })
  return (
    <>
      <div className={parts.inputRow}>
        <Choice
          label={t.language}
          value={choice.language}
          options={locales.map(locale => [locale, languageName(locale, language)] as const)}
          onChange={language => change({ language })}
        />
        <Choice
          label={t.paper}
          value={choice.paper}
          options={papers.map(paper => [paper, t.papers[paper]] as const)}
          onChange={paper => change({ paper })}
        />
        <Choice
          label={t.pages}
          value={choice.pages}
          options={pageCounts.map(count => [count, t.pageCounts[count]] as const)}
          onChange={pages => change({ pages })}
        />
        <Choice
          label={t.textLength}
          value={choice.text}
          options={textLengths.map(length => [length, t.textLengths[length]] as const)}
          onChange={text => change({ text })}
        />
      </div>
      <fieldset className={styles.boxes}>
        <legend className={fields.label}>{t.parts}</legend>
        {(['picture', 'drawing', 'comparability'] as const).map(part => (
          <Box
            key={part}
            label={t.partNames[part]}
            isChecked={choice[part]}
            onChange={isOn => change({ [part]: isOn })}
          />
        ))}
      </fieldset>
      <Box
        label={t.printInternal}
        describedBy={`${id}internal`}
        isChecked={choice.internal}
        onChange={internal => change({ internal })}
      />
      <p className={texts.note} id={`${id}internal`}>
        {t.printInternalHint}
      </p>
      {facts.length > 0 && <FactChoice choice={choice} facts={facts} onChange={onChange} />}
    </>
  )
}

/** Lists the chosen facts first, in their order; the others follow without a tick. */
function FactChoice({ choice, facts, onChange }: Props) {
  const t = useWords(sheetWords)
  // A bid from an earlier version has the label of an own figure as its key.
  const keyOf = (key: string) => facts.find(({ label }) => key === `own ${label}`)?.key ?? key
  const chosen = [...new Set((choice.facts ?? facts.map(({ key }) => key)).map(keyOf))]
  const labelOf = (key: string) => facts.find(fact => fact.key === key)?.label
  const order = [...chosen, ...facts.map(({ key }) => key).filter(key => !chosen.includes(key))]
  const set = (keys: string[]) => onChange({ ...choice, facts: keys })
  const move = (key: string, by: -1 | 1) => {
    const known = chosen.filter(key => labelOf(key) !== undefined)
    const at = known.indexOf(key)
    const others = known.toSpliced(at, 1)
    set(others.toSpliced(Math.max(0, at + by), 0, key))
  }
  return (
    <details className={parts.again}>
      <summary>{t.facts}</summary>
      <p className={classes(texts.note, parts.lead)}>{t.factsLead}</p>
      <ul className={styles.factList}>
        {order.flatMap(key => {
          const label = labelOf(key)
          const at = chosen.indexOf(key)
          if (label === undefined) return []
          return (
            <li key={key}>
              <Box
                label={label}
                isChecked={at >= 0}
                onChange={isOn => set(isOn ? [...chosen, key] : chosen.filter(other => other !== key))}
              />
              {at >= 0 && (
                <>
                  <IconButton
                    icon="up"
                    label={t.up(label)}
                    disabled={at === 0}
                    onClick={() => move(key, -1)}
                  />
                  <IconButton
                    icon="down"
                    label={t.down(label)}
                    disabled={at === chosen.length - 1}
                    onClick={() => move(key, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      {choice.facts && (
        <TextButton
          onClick={() => {
            const { facts: _, ...usual } = choice
            onChange(usual)
          }}
        >
          {t.allFacts}
        </TextButton>
      )}
    </details>
  )
}

type BoxProps = {
  label: string
  describedBy?: string
  isChecked: boolean
  onChange: (isOn: boolean) => void
}

function Box({ label, describedBy, isChecked, onChange }: BoxProps) {
  return (
    <label className={parts.box}>
      <input
        type="checkbox"
        aria-describedby={describedBy}
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
