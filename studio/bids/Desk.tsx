// The bid desk: a notice comes in, its criteria are confirmed, projects fitted, and files taken along. All of it is saved.
import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { upload } from '../ui/api.ts'
import { TextButton } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { BidFiles } from './BidFiles.tsx'
import { BidHead } from './BidHead.tsx'
import styles from './bids.module.css'
import { Choice } from './Choice.tsx'
import { Comparability } from './Comparability.tsx'
import { activeRequirements, type DraftRequirement, withDeadline } from './draft-requirements.ts'
import { FitMatrix } from './FitMatrix.tsx'
import type { Fit } from './fit.ts'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import { withTender } from './next-tender.ts'
import { Part } from './Part.tsx'
import { PeopleFinder } from './PeopleFinder.tsx'
import { PointsTable } from './PointsTable.tsx'
import { RequirementRow } from './RequirementRow.tsx'
import type { Bid } from './saved-bids.server.ts'
import { TenderInput } from './TenderInput.tsx'
import { TenderLines } from './TenderLines.tsx'
import type { Line } from './tender/tender-line.ts'
import { tenderWords } from './tender-words.ts'
import { useFit } from './use-fit.ts'
import { useSavedBid, type Work } from './use-saved-bid.ts'
import { bidWords } from './words.ts'

/** The desk of one bid. A new one has only the field for its notice. */
export function Desk({ bid }: { bid: Bid }) {
  const t = useWords(bidWords)
  const tenderText = useWords(tenderWords)
  const { draft, change: changeBid, status, save } = useSavedBid(bid)
  const { tender, requirements, size, people = [], scoring = 'each', sentences = [] } = draft.work
  const changeWork = (work: Partial<Work>) => changeBid(now => ({ work: { ...now.work, ...work } }))
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const active = activeRequirements(requirements)
  const { fit, problem: fitProblem } = useFit({
    requirements: active,
    size,
    scoring,
    chosen: draft.work.chosen,
  })
  // A project of an earlier bid may be gone.
  const chosen = draft.work.chosen.filter(
    id => !fit?.projects.length || fit.projects.some(project => project.id === id),
  )

  const read = async (content: Blob) => {
    setBusy(true)
    await attempt(async () => {
      const month = draft.deadline?.slice(0, 7) ?? ''
      const next = await upload<ForeignTender>(`bids/read?deadline=${month}`, content)
      changeBid(now => withTender(now, next))
    })
    setBusy(false)
  }
  const changeRequirements = (to: (one: DraftRequirement) => DraftRequirement) =>
    changeWork({ requirements: requirements.map(to) })
  const add = (line: Line) =>
    changeWork({ requirements: [...requirements, ownRequirement(line, requirements.length + 1)] })
  const unconfirmed = requirements.filter(({ isConfirmed, isDropped }) => !isConfirmed && !isDropped).length
  const inWords = (number: number) => fit?.requirements.find(requirement => requirement.number === number)
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span7}>{draft.name || t.newBid}</h1>
        <p className={classes(texts.secondary, layout.span5)}>{t.lead}</p>
      </div>
      <BidHead
        draft={draft}
        status={status}
        onChange={changed =>
          changeBid(({ work }) => ({
            ...changed,
            // While a year is typed, the field has years such as 0002.
            ...(changed.deadline &&
              changed.deadline >= '1900' && {
                work: { ...work, requirements: withDeadline(work.requirements, changed.deadline) },
              }),
          }))
        }
        onSave={() => void save()}
      />
      <TenderInput
        isBusy={isBusy}
        problem={problem}
        isOpen={!tender}
        onRead={content => void read(content)}
      />
      {tender && (
        <>
          <div className={classes(layout.grid, styles.part)}>
            <section className={layout.span7} aria-labelledby="bid-text">
              <div className={layout.sectionHead}>
                <h2 id="bid-text">{tenderText.text}</h2>
                <span className={texts.note}>{tenderText.lines(tender.lines.length)}</span>
              </div>
              {tender.notice?.cpv[0] && (
                <p className={texts.note}>{tenderText.cpv(tender.notice.cpv.join(', '))}</p>
              )}
              {tender.notice?.isElsewhere && <Message>{tenderText.elsewhere}</Message>}
              <TenderLines lines={tender.lines} requirements={requirements} onAdd={add} />
            </section>
            <section className={layout.span5} aria-labelledby="bid-criteria">
              <div className={layout.sectionHead}>
                <h2 id="bid-criteria" aria-live="polite">
                  {requirements.length > 0 ? tenderText.found(requirements.length) : tenderText.noneYet}
                </h2>
                {unconfirmed > 0 && (
                  <TextButton
                    onClick={() => changeRequirements(one => ({ ...one, isConfirmed: one.query !== '' }))}
                  >
                    {tenderText.confirmAll}
                  </TextButton>
                )}
              </div>
              {requirements.length === 0 && <p className={layout.below}>{tenderText.nothing}</p>}
              <ol>
                {requirements.map(requirement => (
                  <RequirementRow
                    key={requirement.number}
                    requirement={requirement}
                    inWords={inWords(requirement.number)}
                    counts={countsOf(fit, requirement.number)}
                    mainCurrency={fit?.mainCurrency}
                    onChange={changed =>
                      changeRequirements(one => (one === requirement ? { ...one, ...changed } : one))
                    }
                  />
                ))}
              </ol>
            </section>
          </div>
          <Part
            id="bid-fit"
            title={t.fit}
            lead={t.fitLead}
            beside={
              <Choice
                isInline
                label={t.size}
                value={String(size)}
                options={['1', '2', '3', '4', '5'].map(n => [n, n] as const)}
                onChange={size => changeWork({ size: Number(size) })}
              />
            }
          >
            {fitProblem && <Message>{fitProblem}</Message>}
            {fit && active.length > 0 && (
              <>
                {fit.ladders.length > 0 && (
                  <PointsTable
                    fit={fit}
                    projects={chosen.length > 0 ? chosen : (fit.sets[0]?.projects ?? [])}
                    scoring={scoring}
                    onScoring={scoring => changeWork({ scoring })}
                  />
                )}
                <FitMatrix
                  fit={fit}
                  size={size}
                  chosen={chosen}
                  onChoose={chosen => changeWork({ chosen })}
                />
              </>
            )}
          </Part>
          {fit && chosen.length > 0 && (
            <Comparability
              fit={fit}
              chosen={chosen}
              edits={sentences}
              onChange={sentences => changeWork({ sentences })}
            />
          )}
          <Part id="bid-people" title={t.people} lead={t.peopleLead}>
            <PeopleFinder
              uses={fit?.uses ?? []}
              chosen={people}
              names={fit?.people ?? {}}
              onChoose={people => changeWork({ people })}
            />
          </Part>
          <Part id="bid-files" title={t.files} lead={t.filesLead}>
            <BidFiles
              fit={fit}
              work={{ ...draft.work, chosen }}
              procedure={draft.name}
              print={status.state === 'saved' ? `/studio/api/bids/print?id=${draft.id}` : undefined}
              unconfirmed={unconfirmed}
              onChange={changeWork}
            />
          </Part>
        </>
      )}
    </main>
  )
}

const ownRequirement = ({ text, start, points, maxPoints }: Line, number: number): DraftRequirement => ({
  number,
  query: '',
  scope: 'each',
  atLeast: 1,
  points,
  maxPoints,
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
