import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { post } from '../ui/api.ts'
import { Button, TextButton, TextLink } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import fields from '../ui/fields.module.css'
import { LoadingPage } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import notices from '../ui/notices.module.css'
import { PageWithAside } from '../ui/PageWithAside.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { type Loaded, useAction } from '../ui/use-data.ts'
import { ChangedFile } from './ChangedFile.tsx'
import type { Draft as DraftData } from './draft.server.ts'
import { EditionBlock } from './EditionBlock.tsx'
import { FailureReason } from './FailureReason.tsx'
import styles from './publish.module.css'
import type { PublicationState } from './routes.server.ts'
import { ScheduledNotice } from './ScheduledNotice.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { SendingNote } from './SendingNote.tsx'
import { useSelection } from './use-selection.ts'
import { publishWords } from './words.ts'

type Props = { draft: Loaded<DraftData>; last: PublicationState | undefined; onStarted: () => Promise<void> }

export function Draft({ draft: { data, error, reload }, last, onStarted }: Props) {
  const { language, me } = useSession()
  const t = useWords(publishWords)
  const [note, setNote] = useState('')
  const { problem, attempt } = useAction()
  const selection = useSelection(data, data?.needSecond)
  if (!data) return <LoadingPage error={error} />
  const { files, newest, isBehind, sending, later, missed, needSecond } = data
  const { count, chosen, all } = selection
  const number = (newest?.number ?? 0) + 1

  const act = async (work: () => Promise<unknown>) => {
    await attempt(work)
    await reload()
  }
  const start = () => act(() => post('publish/start', { ...chosen, note }).then(onStarted))
  const showNow = () => act(() => post('publish/again', {}).then(onStarted))
  const wait = (at: string) => act(() => post('publish/later', { ...chosen, note, at }))
  const agree = (to: string) => act(() => post('publish/agree', { to }))
  const forget = (what: 'later' | 'missed') => act(() => post('publish/forget', { what }))

  return (
    <PageWithAside
      title={all === 0 ? t.public0 : count === all ? t.title(all) : t.part(count, all)}
      lead={files.length > 0 && t.red}
      label={t.changes}
      aside={
        <>
          <EditionBlock
            cells={[
              [t.edition, String(number)],
              [t.after, newest ? `${newest.number}, ${moment(newest.at, language)}` : t.first],
              [t.by, me.name],
            ]}
          />
          {problem && (
            <p className={classes(notices.message, styles.spaced)} role="alert">
              <span>{problem}</span>
            </p>
          )}
          {isBehind && (
            <p className={styles.spaced}>
              {t.behind} <TextButton onClick={() => void showNow()}>{t.showNow}</TextButton>
            </p>
          )}
          {count > 0 && (
            <>
              <label className={classes(layout.caption, styles.spaced)} htmlFor="remark">
                {t.note}
              </label>
              <input
                className={fields.control}
                id="remark"
                value={note}
                maxLength={300}
                onChange={event => setNote(event.target.value)}
              />
              <p className={classes(styles.spaced, styles.publishBar)}>
                <Button primary large wide onClick={() => void start()}>
                  {t.publish}
                </Button>
              </p>
              <p className={classes(texts.note, styles.spaced)}>
                {t.lasts} {sending && t.shared}
              </p>
              <ScheduleForm onWait={wait} />
              {sending && <SendingNote sending={sending} onAgree={agree} />}
            </>
          )}
          {newest && (
            <p className={styles.spaced}>
              <TextLink to="editions">{t.all}</TextLink>
            </p>
          )}
        </>
      }
    >
      {last?.outcome && 'why' in last.outcome && <FailureReason why={last.outcome.why} />}
      {missed && <ScheduledNotice scheduled={missed} what="missed" onForget={() => forget('missed')} />}
      {later && <ScheduledNotice scheduled={later} what="later" onForget={() => forget('later')} />}
      {files.length === 0 && <p className={texts.secondary}>{t.nothing}</p>}
      {files.length > 0 && (
        <ul className={classes(lists.rows, styles.changes)}>
          {files.map(file => (
            <ChangedFile
              key={file.file}
              changes={file}
              {...selection.choices}
              needsSecond={needSecond.includes(file.file)}
              onDiscard={place =>
                act(() => post('publish/discard', { file: file.file, place, seen: data.seen[file.file] }))
              }
            />
          ))}
        </ul>
      )}
    </PageWithAside>
  )
}
