// Over the form: where one is, whether everything is saved, what is still to be cleared up, undo and redo.

import { wantedOf } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import { IconButton, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import barsStyles from './bars.module.css'
import { readable } from './Conflict.tsx'
import conflictStyles from './conflict.module.css'
import { useEditing } from './context.ts'
import styles from './editor.module.css'
import { editorWords } from './words.ts'

export function Toolbar() {
  const t = useWords(editorWords)
  const { words, language } = useSession()
  const { opened, draft, now } = useEditing()
  const open = now.problems.length + now.conflicts.length
  const time =
    now.savedAt &&
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(now.savedAt)
  const elsewhere = now.problems.filter(({ file }) => file !== opened.file)
  const says = {
    away: t.away,
    saving: t.saving,
    typing: t.typing,
    saved: open > 0 ? t.unsaved(open) : now.isIncomplete ? t.incomplete : time ? t.saved(time) : '',
  }[now.state]
  const first = () => {
    const found = document.querySelector<HTMLElement>(`.${fields.wrong}, .${conflictStyles.conflict}`)
    found?.scrollIntoView({ block: 'center' })
    found
      ?.querySelector<HTMLElement>('[aria-invalid], textarea, input, select, button')
      ?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className={classes(barsStyles.toolbar, barsStyles.formBar)}>
        <p className={layout.crumb}>
          <Link to="contents">{words.nav.contents}</Link>
          <span />
        </p>
        <h1 className={barsStyles.title}>{opened.name[language]}</h1>
        <p className={barsStyles.status} role="status">
          {open > 0 || now.state === 'away' ? (
            <span className={texts.wrong}>
              <LineIcon name="stop" />
              {says}
            </span>
          ) : (
            says
          )}
        </p>
        <span className={barsStyles.actions}>
          {open > 0 && <TextButton onClick={first}>{t.toFirst}</TextButton>}
          <IconButton icon="back" label={t.undo} disabled={!now.canUndo} onClick={() => draft.undo()} />
          <IconButton icon="forth" label={t.redo} disabled={!now.canRedo} onClick={() => draft.redo()} />
        </span>
      </div>
      {(elsewhere.length > 0 || now.lost.length > 0) && (
        <div className={styles.banner}>
          <LineIcon name="stop" />
          <div>
            {elsewhere.map(({ file, path, message }) => (
              <p key={`${file} ${path.join()}`}>{message}</p>
            ))}
            {now.lost.map(unit => (
              <p key={unit.root.join()}>
                {t.lost} {readable(wantedOf(unit))}
                <TextButton onClick={() => draft.forget(unit)}>{t.forget}</TextButton>
              </p>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
