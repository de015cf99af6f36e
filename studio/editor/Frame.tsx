// What is around every field: its name, what is to be said about it, and what is wrong with it.
import { type ReactNode, useId, useState } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { post } from '../ui/api.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { useWords } from '../ui/session.tsx'
import { Conflict } from './Conflict.tsx'
import { idOf, useEditing, useMarks } from './context.ts'
import { FieldHistory } from './FieldHistory.tsx'

type Props = {
  path: Path
  label: string
  hint?: ReactNode
  /** What helps to write, for whoever is at the field. */
  tool?: ReactNode
  optional: boolean
  /** Takes the place of the check's messages. */
  problem?: string | undefined
  /** The name belongs to one control, or stands over several. */
  group?: boolean
  className?: string
  children: (ids: { control: string; name: string; wrong: string | undefined }) => ReactNode
}

export function Frame({
  path,
  label,
  hint,
  tool,
  optional,
  problem,
  group = false,
  className = '',
  children,
}: Props) {
  const words = useWords().editor
  const { change, opened, now, reload } = useEditing()
  const [isPast, showPast] = useState(false)
  const { messages: found, changed, older, writers } = useMarks(path)
  const messages = problem === undefined ? found : [problem]
  const id = useId()
  const wrong = messages.length > 0 ? `${id}-wrong` : undefined
  const ids = { control: `${id}-control`, name: `${id}-name`, wrong }
  const classes = [
    'f',
    className,
    changed && 'is-changed',
    wrong && 'is-wrong',
    writers.length > 0 && 'is-theirs',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes} id={idOf(path)} {...(group && { role: 'group', 'aria-labelledby': ids.name })}>
      <div className="f-l">
        {group ? <span id={ids.name}>{label}</span> : <label htmlFor={ids.control}>{label}</label>}
        {hint && <span className="f-hint">{hint}</span>}
        <span className="f-s">
          {writers.length > 0 && <span role="status">{words.writes(writers.join(', '))}</span>}
          {older && (
            <>
              <span className="tag tag--q">{words.older}</span>
              <button
                type="button"
                className="t"
                onClick={() =>
                  void post('english-fits', {
                    file: opened.file,
                    path,
                    texts: valueAt(now.value, path),
                  }).then(reload, reload)
                }
              >
                <span>
                  {words.fits}
                  <span className="vh"> {label}</span>
                </span>
              </button>
            </>
          )}
          {tool}
          <button type="button" className="t f-past" aria-expanded={isPast} onClick={() => showPast(!isPast)}>
            <span>
              {words.former}
              <span className="vh"> {label}</span>
            </span>
          </button>
          {optional && (
            <button type="button" className="t" onClick={() => change({ op: 'remove', path })}>
              <span>
                {words.takeOut}
                <span className="vh"> {label}</span>
              </span>
            </button>
          )}
        </span>
      </div>
      {children(ids)}
      {isPast && <FieldHistory path={path} onDone={() => showPast(false)} />}
      {wrong && (
        <p className="f-m" id={wrong}>
          <LineIcon name="stop" />
          <span>{messages.join(' ')}</span>
        </p>
      )}
      <Conflict path={path} />
    </div>
  )
}
