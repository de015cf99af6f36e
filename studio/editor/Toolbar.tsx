// The bar above the form: the name of the file, the state of saving, open problems, undo and redo.

import { classes } from '../../src/styles/classes.ts'
import { IconButton, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import barsStyles from './bars.module.css'
import conflictStyles from './conflict.module.css'
import { useEditing } from './context.ts'
import { Refusals, SaveState, useOpenCount } from './SaveState.tsx'
import { editorWords } from './words.ts'

export function Toolbar() {
  const t = useWords(editorWords)
  const { words, language } = useSession()
  const { opened, draft, now } = useEditing()
  const open = useOpenCount()
  const first = () => {
    const field = document.querySelector<HTMLElement>(`.${fields.wrong}, .${conflictStyles.conflict}`)
    field?.scrollIntoView({ block: 'center' })
    field
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
        <SaveState className={barsStyles.status} />
        <span className={barsStyles.actions}>
          {open > 0 && <TextButton onClick={first}>{t.toFirst}</TextButton>}
          <IconButton icon="back" label={t.undo} disabled={!now.canUndo} onClick={() => draft.undo()} />
          <IconButton icon="forth" label={t.redo} disabled={!now.canRedo} onClick={() => draft.redo()} />
        </span>
      </div>
      <Refusals />
    </>
  )
}
