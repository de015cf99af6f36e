// Over the form: where one is, whether everything is saved, what is still to be cleared up, undo and redo.
import { wantedOf } from '../../src/content/changes.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { readable } from './Conflict.tsx'
import { useEditing } from './context.ts'

export function Toolbar() {
  const { words, language } = useSession()
  const { opened, draft, now } = useEditing()
  const editor = words.editor
  const open = now.problems.length + now.conflicts.length
  const time =
    now.savedAt &&
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(now.savedAt)
  const elsewhere = now.problems.filter(({ file }) => file !== opened.file)
  const says = {
    away: editor.away,
    saving: editor.saving,
    typing: editor.typing,
    saved: open > 0 ? editor.unsaved(open) : time ? editor.saved(time) : '',
  }[now.state]
  const first = () => {
    const found = document.querySelector<HTMLElement>('.is-wrong, .conf')
    found?.scrollIntoView({ block: 'center' })
    found
      ?.querySelector<HTMLElement>('[aria-invalid], textarea, input, select, button')
      ?.focus({ preventScroll: true })
  }
  return (
    <>
      <div className="tb tb--f">
        <p className="crumb">
          <Link to="contents">{words.nav.contents}</Link>
          <span />
        </p>
        <h1 className="tb-h">{opened.name[language]}</h1>
        <p className="tb-s" role="status">
          {open > 0 || now.state === 'away' ? (
            <span className="red">
              <LineIcon name="stop" />
              {says}
            </span>
          ) : (
            says
          )}
        </p>
        <span className="tb-r">
          {open > 0 && (
            <button type="button" className="t" onClick={first}>
              <span>{editor.toFirst}</span>
            </button>
          )}
          <button
            type="button"
            className="sq"
            aria-label={editor.undo}
            disabled={!now.canUndo}
            onClick={() => draft.undo()}
          >
            <LineIcon name="back" />
          </button>
          <button
            type="button"
            className="sq"
            aria-label={editor.redo}
            disabled={!now.canRedo}
            onClick={() => draft.redo()}
          >
            <LineIcon name="forth" />
          </button>
        </span>
      </div>
      {(elsewhere.length > 0 || now.lost.length > 0) && (
        <div className="bann bann--ed">
          <LineIcon name="stop" />
          <div>
            {elsewhere.map(({ file, path, message }) => (
              <p key={`${file} ${path.join()}`}>
                {file.replace(/\.yaml$/, '')} › {path.join(' › ')}: {message}
              </p>
            ))}
            {now.lost.map(unit => (
              <p key={unit.root.join()}>
                {editor.lost} {readable(wantedOf(unit))}
                <button type="button" className="t" onClick={() => draft.forget(unit)}>
                  <span>{editor.forget}</span>
                </button>
              </p>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
