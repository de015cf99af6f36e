import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import historyStyles from './history.module.css'
import type { InquiryData } from './routes.server.ts'
import { inboxWords } from './words.ts'

/** Typed notes by the reference of their inquiry. They stay while other inquiries are open. */
const unsentNotes = new Map<string, string>()

type Props = { inquiry: InquiryData; onNote: (note: string) => Promise<boolean> }
type Line = { at: string; says: string; note?: string | null; isBad?: boolean }

export function History({ inquiry, onNote }: Props) {
  const { language } = useSession()
  const t = useWords(inboxWords)
  const { reference } = inquiry
  const [note, setNote] = useState(() => unsentNotes.get(reference) ?? '')
  const lines = linesOf(inquiry, t).sort((a, b) => b.at.localeCompare(a.at))
  const write = (text: string) => {
    unsentNotes.set(reference, text)
    setNote(text)
  }
  const add = async () => {
    // Keeps the typed note until it is stored.
    if (note.trim() !== '' && (await onNote(note))) write('')
  }
  return (
    <>
      <h3 className={layout.groupHead}>{t.history}</h3>
      {!inquiry.erasedAt && (
        <form
          className={historyStyles.noteForm}
          onSubmit={event => {
            event.preventDefault()
            void add()
          }}
        >
          <label className={texts.hidden} htmlFor="note">
            {t.note}
          </label>
          <textarea
            className={fields.control}
            id="note"
            rows={2}
            maxLength={2000}
            placeholder={t.noteHint}
            value={note}
            onChange={event => write(event.target.value)}
          />
          <Button type="submit" disabled={note.trim() === ''}>
            {t.addNote}
          </Button>
        </form>
      )}
      <ol className={historyStyles.log}>
        {lines.map(({ at, says, note: said, isBad }) => (
          <li key={`${at} ${says}`} className={isBad ? texts.wrong : undefined}>
            <span className={texts.figures}>{moment(at, language)}</span>
            <span>
              {says}
              {said && <span className={historyStyles.noteText}>{said}</span>}
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
      // An undelivered email has only the time of its next attempt.
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
