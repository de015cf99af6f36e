// The bid desk: a notice comes in, its criteria are confirmed, projects fitted, and files taken along. All of it is saved.
import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { upload } from '../ui/api.ts'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { BidFiles } from './BidFiles.tsx'
import { BidHead } from './BidHead.tsx'
import { Choice } from './Choice.tsx'
import { Comparability } from './Comparability.tsx'
import { activeRequirements, unconfirmedCount, withDeadline } from './draft-requirements.ts'
import { FitMatrix } from './FitMatrix.tsx'
import type { ForeignTender } from './foreign/foreign-file.server.ts'
import { withTender } from './next-tender.ts'
import { Part } from './Part.tsx'
import { PeopleFinder } from './PeopleFinder.tsx'
import { PointsTable } from './PointsTable.tsx'
import type { Bid } from './saved-bids.server.ts'
import { TenderCriteria } from './TenderCriteria.tsx'
import { TenderInput } from './TenderInput.tsx'
import { useFit } from './use-fit.ts'
import { useSavedBid, type Work } from './use-saved-bid.ts'
import { bidWords } from './words.ts'

/** The desk of one bid. A new one has only the field for its notice. */
export function Desk({ bid }: { bid: Bid }) {
  const t = useWords(bidWords)
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
          <TenderCriteria
            tender={tender}
            requirements={requirements}
            fit={fit}
            onChange={requirements => changeWork({ requirements })}
          />
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
              unconfirmed={unconfirmedCount(requirements)}
              onChange={changeWork}
            />
          </Part>
        </>
      )}
    </main>
  )
}
