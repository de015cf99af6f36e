import { wantedOf } from '../../src/content/changes.ts'
import { TextButton } from '../ui/Button.tsx'
import { clock } from '../ui/day-and-time.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { readable } from './Conflict.tsx'
import { useEditing } from './context.ts'
import styles from './editor.module.css'
import { editorWords } from './words.ts'

export const useOpenCount = (): number => {
  const { now } = useEditing()
  return now.problems.length + now.conflicts.length
}

/** Says whether everything is saved. */
export function SaveState({ className }: { className?: string | undefined }) {
  const t = useWords(editorWords)
  const { language } = useSession()
  const { now } = useEditing()
  const open = useOpenCount()
  const time = now.savedAt && clock(now.savedAt, language)
  const says = {
    away: t.away,
    saving: t.saving,
    typing: t.typing,
    saved: open > 0 ? t.unsaved(open) : now.isIncomplete ? t.incomplete : time ? t.saved(time) : '',
  }[now.state]
  return (
    <p className={className} role="status">
      {open > 0 || now.state === 'away' ? (
        <span className={texts.wrong}>
          <LineIcon name="stop" />
          {says}
        </span>
      ) : (
        says
      )}
    </p>
  )
}

/** The refusals without a field here: problems of other files, and texts whose place was removed. */
export function Refusals() {
  const t = useWords(editorWords)
  const { opened, draft, now } = useEditing()
  const elsewhere = now.problems.filter(({ file }) => file !== opened.file)
  if (elsewhere.length === 0 && now.lost.length === 0) return null
  return (
    <div className={styles.banner}>
      <LineIcon name="stop" />
      <div>
        {elsewhere.map(({ file, path, message }) => (
          <p key={`${file} ${path.join()} ${message}`}>{message}</p>
        ))}
        {now.lost.map(unit => (
          <p key={unit.root.join()}>
            {t.lost} {readable(wantedOf(unit))}
            <TextButton onClick={() => draft.forget(unit)}>{t.forget}</TextButton>
          </p>
        ))}
      </div>
    </div>
  )
}
