// The bid desk: a notice comes in, its criteria are confirmed, projects fitted, and files taken along.
import { useEffect, useState } from 'react'
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { post, upload } from '../ui/api.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { BidFiles } from './BidFiles.tsx'
import styles from './bids.module.css'
import { activeRequirements, type DraftRequirement, requirementsOf } from './draft-requirements.ts'
import { FitMatrix } from './FitMatrix.tsx'
import type { Fit } from './fit.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import { RequirementRow } from './RequirementRow.tsx'
import { TenderInput } from './TenderInput.tsx'
import { TenderLines } from './TenderLines.tsx'
import type { Line } from './tender/line.ts'
import { bidWords } from './words.ts'

export function Bids() {
  const t = useWords(bidWords)
  const [tender, setTender] = useState<ForeignTender>()
  const [deadline, setDeadline] = useState('')
  const [requirements, setRequirements] = useState<DraftRequirement[]>([])
  const [size, setSize] = useState(3)
  const [chosen, setChosen] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const active = activeRequirements(requirements)
  const { fit, problem: fitProblem } = useFit(active, size)
  useLeaveWarning(tender !== undefined)

  const read = async (content: Blob) => {
    setBusy(true)
    await attempt(async () => {
      const next = await upload<ForeignTender>(`bids/read?deadline=${deadline}`, content)
      setTender(next)
      setRequirements(requirementsOf(next.lines))
      setChosen([])
      const found = next.notice?.deadline ?? next.deadline
      if (!deadline && found) setDeadline(found.month)
    })
    setBusy(false)
  }
  const change = (number: number, changed: Partial<DraftRequirement>) =>
    setRequirements(all => all.map(one => (one.number === number ? { ...one, ...changed } : one)))
  const add = ({ text, start }: Line) =>
    setRequirements(all => [...all, ownRequirement(text, start, all.length + 1)])
  const unconfirmed = requirements.filter(({ isConfirmed, isDropped }) => !isConfirmed && !isDropped).length
  const inWords = (number: number) => fit?.requirements.find(requirement => requirement.number === number)
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span7}>{t.title}</h1>
        <p className={classes(texts.secondary, layout.span5)}>{t.lead}</p>
      </div>
      <TenderInput
        isBusy={isBusy}
        problem={problem}
        deadline={deadline}
        onDeadline={setDeadline}
        onRead={content => void read(content)}
      />
      {tender && (
        <>
          <div className={classes(layout.grid, styles.part)}>
            <section className={layout.span7} aria-labelledby="bid-text">
              <div className={layout.sectionHead}>
                <h2 id="bid-text">{t.text}</h2>
                <span className={texts.note}>{t.lines(tender.lines.length)}</span>
              </div>
              {tender.notice?.isElsewhere && <Message>{t.elsewhere}</Message>}
              <TenderLines lines={tender.lines} requirements={requirements} onAdd={add} />
            </section>
            <section className={layout.span5} aria-labelledby="bid-criteria">
              <div className={layout.sectionHead}>
                <h2 id="bid-criteria" role="status">
                  {requirements.length > 0 ? t.found(requirements.length) : t.noneYet}
                </h2>
                {unconfirmed > 0 && (
                  <TextButton
                    onClick={() =>
                      setRequirements(all => all.map(one => ({ ...one, isConfirmed: one.query !== '' })))
                    }
                  >
                    {t.confirmAll}
                  </TextButton>
                )}
              </div>
              {requirements.length === 0 && <p className={layout.below}>{t.nothing}</p>}
              <ol className={styles.requirements}>
                {requirements.map(requirement => (
                  <RequirementRow
                    key={requirement.number}
                    requirement={requirement}
                    inWords={inWords(requirement.number)}
                    counts={countsOf(fit, requirement.number)}
                    onChange={changed => change(requirement.number, changed)}
                  />
                ))}
              </ol>
            </section>
          </div>
          <section className={styles.part} aria-labelledby="bid-fit">
            <div className={layout.sectionHead}>
              <h2 id="bid-fit">{t.fit}</h2>
              <label className={styles.size}>
                {t.size}
                <select
                  className={fields.control}
                  value={size}
                  onChange={event => setSize(Number(event.target.value))}
                >
                  {[1, 2, 3, 4, 5].map(n => (
                    <option key={n}>{n}</option>
                  ))}
                </select>
              </label>
            </div>
            <p className={classes(texts.note, layout.below)}>{t.fitLead}</p>
            {fitProblem && <Message>{fitProblem}</Message>}
            {fit && active.length > 0 && (
              <FitMatrix fit={fit} size={size} chosen={chosen} onChoose={setChosen} />
            )}
          </section>
          <section className={styles.part} aria-labelledby="bid-files">
            <div className={layout.sectionHead}>
              <h2 id="bid-files">{t.files}</h2>
            </div>
            <p className={classes(texts.note, layout.below)}>{t.filesLead}</p>
            <BidFiles
              projects={chosen}
              requirements={active}
              unconfirmed={unconfirmed}
              title={tender.notice?.title ?? ''}
            />
          </section>
        </>
      )}
    </main>
  )
}

const ownRequirement = (text: string, start: number, number: number): DraftRequirement => ({
  number,
  query: '',
  scope: 'each',
  atLeast: 1,
  text,
  start,
  notes: [],
  isConfirmed: false,
  isDropped: false,
})

function countsOf(fit: Fit | undefined, number: number) {
  if (!fit?.requirements.some(requirement => requirement.number === number)) return undefined
  const count = (verdict: 'met' | 'open') =>
    fit.projects.filter(({ cells }) => cells[number]?.verdict === verdict).length
  return { met: count('met'), open: count('open'), of: fit.projects.length }
}

const pauseMs = 400

/** Fits the projects anew when the requirements have not changed for a moment. The last answer stays until the next. */
function useFit(requirements: ReturnType<typeof activeRequirements>, size: number) {
  const { language } = useSession()
  const [fit, setFit] = useState<Fit>()
  const { problem, attempt } = useAction()
  const order = JSON.stringify({
    language: locales.includes(language) ? language : locales[0],
    size,
    requirements,
  })
  const isEmpty = requirements.length === 0
  useEffect(() => {
    if (isEmpty) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void attempt(async () => {
        const next = await post<Fit>('bids/fit', JSON.parse(order))
        if (isCurrent) setFit(next)
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [order, isEmpty])
  return { fit, problem }
}

/** A tender is not saved yet: leaving asks first. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
}
