import { useId } from 'react'
import { TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './bids.module.css'
import { Choice } from './Choice.tsx'
import { outcomes, verdicts } from './saved-bid.ts'
import type { BidDraft, SaveStatus } from './use-saved-bid.ts'
import { bidWords } from './words.ts'

type Props = {
  draft: BidDraft
  status: SaveStatus
  onChange: (changed: Partial<BidDraft>) => void
  onSave: () => void
}

/** The name of a bid, its deadline, the firm's decision, its end, and notes. */
export function BidHead({ draft, status, onChange, onSave }: Props) {
  const t = useWords(bidWords)
  const { language } = useSession()
  const id = useId()
  const { verdict, verdictBy, verdictAt, outcome } = draft
  return (
    <section aria-label={t.head}>
      <div className={styles.inputRow}>
        <label className={fields.field}>
          <span className={fields.label}>{t.procedure}</span>
          <input
            className={fields.control}
            maxLength={200}
            value={draft.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        </label>
        <div className={fields.field}>
          <div className={fields.label}>
            <label htmlFor={`${id}deadline`}>{t.deadline}</label>
          </div>
          <input
            id={`${id}deadline`}
            className={fields.control}
            type="date"
            value={draft.deadline ?? ''}
            onChange={event => onChange({ deadline: event.target.value || null })}
            aria-describedby={`${id}hint`}
          />
          <p className={texts.note} id={`${id}hint`}>
            {t.deadlineHint}
          </p>
        </div>
        <Choice
          label={t.verdict}
          value={verdict}
          options={verdicts.map(value => [value, t.decisions[value]] as const)}
          note={verdictBy && verdictAt ? t.decidedBy(verdictBy, moment(verdictAt, language)) : t.undecided}
          onChange={verdict => onChange({ verdict })}
        />
        <Choice
          label={t.outcome}
          value={outcome}
          options={outcomes.map(value => [value, t.outcomes[value]] as const)}
          onChange={outcome => onChange({ outcome })}
        />
      </div>
      <label className={fields.field}>
        <span className={fields.label}>{t.bidNotes}</span>
        <textarea
          className={fields.control}
          rows={2}
          maxLength={10_000}
          value={draft.notes}
          onChange={event => onChange({ notes: event.target.value })}
        />
      </label>
      <div className={styles.make}>
        <span role="status">
          {status.state === 'saved' ? t.isSaved : status.state === 'saving' ? t.saving : ''}
        </span>
        {draft.deadline && (
          <a className={buttons.link} href={`/studio/api/bids/ics?id=${draft.id}`} download>
            <span>{t.calendar}</span>
          </a>
        )}
      </div>
      {status.state === 'failed' && (
        <>
          <Message>{status.problem}</Message>
          <TextButton onClick={onSave}>{t.again}</TextButton>
        </>
      )}
    </section>
  )
}
