import { useState } from 'react'
import { moment } from '../ui/dates.ts'
import { useSession } from '../ui/session.tsx'
import type { InquiryData } from './routes.server.ts'
import { inboxWords } from './words.ts'

type Props = { inquiry: InquiryData; onNote: (note: string) => Promise<boolean> }
type Line = { at: string; says: string; note?: string | null; isBad?: boolean }

export function History({ inquiry, onNote }: Props) {
  const { language } = useSession()
  const t = inboxWords[language]
  const [note, write] = useState('')
  const lines = linesOf(inquiry, t).sort((a, b) => b.at.localeCompare(a.at))
  const add = async () => {
    // What was typed stays until it is kept.
    if (note.trim() !== '' && (await onNote(note))) write('')
  }
  return (
    <>
      <h3 className="gh">{t.history}</h3>
      {!inquiry.erasedAt && (
        <form
          className="in-note"
          onSubmit={event => {
            event.preventDefault()
            void add()
          }}
        >
          <label className="vh" htmlFor="note">
            {t.note}
          </label>
          <textarea
            className="fi"
            id="note"
            rows={2}
            maxLength={2000}
            placeholder={t.noteHint}
            value={note}
            onChange={event => write(event.target.value)}
          />
          <button type="submit" className="b" disabled={note.trim() === ''}>
            {t.addNote}
          </button>
        </form>
      )}
      <ol className="log">
        {lines.map(({ at, says, note: said, isBad }) => (
          <li key={`${at} ${says}`} className={isBad ? 'red' : undefined}>
            <span className="tn">{moment(at, language)}</span>
            <span>
              {says}
              {said && <span className="in-said">{said}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function linesOf({ receivedAt, mails, deeds }: InquiryData, t: (typeof inboxWords)['de']): Line[] {
  const ofMails = mails.map(({ purpose, state, sent_at, due_at, to }): Line => {
    const says = t.log[state as 'sent' | 'due' | 'held' | 'parked']
    return {
      // What is not delivered yet has no time of its own but that of the next attempt.
      at: sent_at ?? (state === 'held' ? receivedAt : due_at),
      says: says(t.log.purposes[purpose] ?? purpose, to),
      isBad: state === 'parked',
    }
  })
  const ofDeeds = deeds.map(
    ({ at, person, what, note }): Line => ({
      at,
      says: t.log.by(t.log[what], person),
      note,
    }),
  )
  return [{ at: receivedAt, says: t.log.stored }, ...ofMails, ...ofDeeds]
}
