import { classes } from '../../src/styles/classes.ts'
import { TextButton } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import notices from '../ui/notices.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { Draft } from './draft.server.ts'
import styles from './publish.module.css'
import { publishWords } from './words.ts'

type Props = { scheduled: NonNullable<Draft['later']>; what: 'later' | 'missed'; onForget: () => void }

/** Shows a scheduled publication, or one that failed at its time. */
export function ScheduledNotice({ scheduled: { at, files }, what, onForget }: Props) {
  const { language } = useSession()
  const t = useWords(publishWords)
  const names = files.map(({ name }) => name).join(', ')
  const when = moment(at, language)
  return (
    <div
      className={
        what === 'later'
          ? classes(notices.warning, notices.calm, styles.scheduled)
          : classes(notices.warning, styles.scheduled, styles.single)
      }
      role="status"
    >
      <div>
        <p className={texts.strong}>{what === 'later' ? t.scheduled(when, names) : t.missed(when, names)}</p>
        {what === 'later' && <p className={texts.note}>{t.scheduledHow}</p>}
        <TextButton onClick={onForget}>{what === 'later' ? t.notThen : t.seen}</TextButton>
      </div>
    </div>
  )
}
