import { useState } from 'react'
import { post, Rejection } from '../ui/api.ts'
import { moment } from '../ui/dates.ts'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import type { Loaded } from '../ui/use-data.ts'
import { ChangedFile } from './ChangedFile.tsx'
import { EditionBlock } from './EditionBlock.tsx'
import { FailureReason } from './FailureReason.tsx'
import type { Draft as DraftData, PublicationState } from './routes.server.ts'
import { ScheduledNotice } from './ScheduledNotice.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { SendingNote } from './SendingNote.tsx'
import { publishWords } from './words.ts'

type Props = { draft: Loaded<DraftData>; last: PublicationState | undefined; onStarted: () => Promise<void> }

export function Draft({ draft: { data, error, again }, last, onStarted }: Props) {
  const { language, me, words, recount } = useSession()
  const t = publishWords[language]
  const [left, leave] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const [problem, say] = useState('')
  if (!data)
    return (
      <main className="page" id="main">
        <p className="note">{error ? error.message || words.away.title : words.loading}</p>
      </main>
    )
  const { files, newest, isBehind, sending, later, missed } = data
  const chosen = files.filter(({ file, problems }) => problems.length === 0 && !left.has(file))
  const changes = chosen.reduce((sum, { places }) => sum + Math.max(1, places.length), 0)
  const number = (newest?.number ?? 0) + 1

  const attempt = async (work: () => Promise<unknown>) => {
    say('')
    try {
      await work()
    } catch (reason) {
      if (!(reason instanceof Rejection)) throw reason
      say(reason.message || words.away.title)
    }
    await again()
    recount()
  }
  const names = chosen.map(({ file }) => file)
  const start = () => attempt(() => post('publish/start', { files: names, note }).then(onStarted))
  const showNow = () => attempt(() => post('publish/again', {}).then(onStarted))
  const wait = (at: string) => attempt(() => post('publish/later', { files: names, note, at }))
  const agree = (to: string) => attempt(() => post('publish/agree', { to }))
  const forget = (what: 'later' | 'missed') => attempt(() => post('publish/forget', { what }))

  return (
    <main className="page" id="main">
      <div className="grid head">
        <h1 className="c8">{files.length === 0 ? t.public0 : t.title(changes)}</h1>
        {files.length > 0 && <p className="two c4">{t.red}</p>}
      </div>
      <div className="grid">
        <section className="c8" aria-label={t.changes}>
          {last?.outcome && 'why' in last.outcome && <FailureReason why={last.outcome.why} />}
          {missed && <ScheduledNotice scheduled={missed} what="missed" onForget={() => forget('missed')} />}
          {later && <ScheduledNotice scheduled={later} what="later" onForget={() => forget('later')} />}
          {files.length === 0 && <p className="two">{t.nothing}</p>}
          {files.length > 0 && (
            <ul className="rows chgs">
              {files.map(file => (
                <ChangedFile
                  key={file.file}
                  changes={file}
                  isChosen={chosen.includes(file)}
                  onChoose={() => leave(toggled(left, file.file))}
                  onDiscard={place => attempt(() => post('publish/discard', { file: file.file, place }))}
                />
              ))}
            </ul>
          )}
        </section>
        <aside className="c4">
          <div className="stick">
            <EditionBlock
              cells={[
                [t.edition, String(number)],
                [t.after, newest ? `${newest.number}, ${moment(newest.at, language)}` : t.first],
                [t.by, me.name],
              ]}
            />
            {problem && (
              <p className="f-m pub-a" role="alert">
                <span>{problem}</span>
              </p>
            )}
            {isBehind && (
              <p className="pub-a">
                {t.behind}{' '}
                <button type="button" className="t" onClick={() => void showNow()}>
                  <span>{t.showNow}</span>
                </button>
              </p>
            )}
            {chosen.length > 0 && (
              <>
                <label className="lab pub-a" htmlFor="remark">
                  {t.note}
                </label>
                <input
                  className="fi"
                  id="remark"
                  value={note}
                  maxLength={300}
                  onChange={event => setNote(event.target.value)}
                />
                <p className="pub-a">
                  <button type="button" className="b b--ink b--big pub-b" onClick={() => void start()}>
                    {t.publish}
                  </button>
                </p>
                <p className="note pub-a">
                  {t.lasts} {sending && t.shared}
                </p>
                <ScheduleForm onWait={wait} />
                {sending && <SendingNote sending={sending} onAgree={agree} />}
              </>
            )}
            {newest && (
              <p className="pub-a">
                <Link className="t" to="editions">
                  <span>{t.all}</span>
                </Link>
              </p>
            )}
          </div>
        </aside>
      </div>
    </main>
  )
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}
