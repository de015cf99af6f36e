import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './bids.module.css'
import { type DraftRequirement, ownRequirement, unconfirmedCount } from './draft-requirements.ts'
import type { Fit } from './fit.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import { RequirementRow } from './RequirementRow.tsx'
import { TenderLines } from './TenderLines.tsx'
import { tenderWords } from './tender-words.ts'

type Props = {
  tender: ForeignTender
  requirements: DraftRequirement[]
  fit: Fit | undefined
  onChange: (requirements: DraftRequirement[]) => void
}

/** Shows the text of a tender, and beside it the criteria that it asks for. */
export function TenderCriteria({ tender: { lines, notice }, requirements, fit, onChange }: Props) {
  const t = useWords(tenderWords)
  const changeEach = (to: (one: DraftRequirement) => DraftRequirement) => onChange(requirements.map(to))
  return (
    <div className={classes(layout.grid, styles.part)}>
      <section className={layout.span7} aria-labelledby="bid-text">
        <div className={layout.sectionHead}>
          <h2 id="bid-text">{t.text}</h2>
          <span className={texts.note}>{t.lines(lines.length)}</span>
        </div>
        {notice?.cpv[0] && <p className={texts.note}>{t.cpv(notice.cpv.join(', '))}</p>}
        {notice?.isElsewhere && <Message>{t.elsewhere}</Message>}
        <TenderLines
          lines={lines}
          requirements={requirements}
          onAdd={line => onChange([...requirements, ownRequirement(line, requirements.length + 1)])}
        />
      </section>
      <section className={layout.span5} aria-labelledby="bid-criteria">
        <div className={layout.sectionHead}>
          <h2 id="bid-criteria" aria-live="polite">
            {requirements.length > 0 ? t.found(requirements.length) : t.noneYet}
          </h2>
          {unconfirmedCount(requirements) > 0 && (
            <TextButton onClick={() => changeEach(one => ({ ...one, isConfirmed: one.query !== '' }))}>
              {t.confirmAll}
            </TextButton>
          )}
        </div>
        {requirements.length === 0 && <p className={layout.below}>{t.nothing}</p>}
        <ol>
          {requirements.map(requirement => (
            <RequirementRow
              key={requirement.number}
              requirement={requirement}
              inWords={fit?.requirements.find(({ number }) => number === requirement.number)}
              counts={countsOf(fit, requirement.number)}
              mainCurrency={fit?.mainCurrency}
              onChange={changed => changeEach(one => (one === requirement ? { ...one, ...changed } : one))}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

function countsOf(fit: Fit | undefined, number: number) {
  if (!fit?.requirements.some(requirement => requirement.number === number)) return undefined
  const count = (verdict: 'met' | 'open') =>
    fit.projects.filter(({ cells }) => cells[number]?.verdict === verdict).length
  return { met: count('met'), open: count('open'), of: fit.projects.length }
}
