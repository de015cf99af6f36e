// Draws the frame of a field: its name, its tools, and its problems.

import { type ReactNode, useId, useState } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { classes } from '../../src/styles/classes.ts'
import { RemarksAt } from '../remarks/Remarks.tsx'
import { post } from '../ui/api.ts'
import { TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { Conflict } from './Conflict.tsx'
import { type FieldPlace, idOf, useEditing, useMarks } from './context.ts'
import { FieldHistory } from './FieldHistory.tsx'
import { editorWords } from './words.ts'

type Props = FieldPlace & {
  hint?: ReactNode
  /** A writing aid, shown while the editor is at the field. */
  tool?: ReactNode
  /** Takes the place of the check's messages. */
  problem?: string | undefined
  /** True if the name is a heading over several controls. */
  group?: boolean
  children: (ids: {
    control: string
    name: string
    wrong: string | undefined
    about: string | undefined
  }) => ReactNode
}

export function Frame({ path, label, help, hint, tool, optional, problem, group = false, children }: Props) {
  const words = useWords(editorWords)
  const { language } = useSession()
  const { change, opened, now, reload } = useEditing()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { messages: checked, changed, older, writers } = useMarks(path)
  const outdated = older.map(locale => languageName(locale, language)).join(', ')
  const messages = problem === undefined ? checked : [problem]
  const id = useId()
  const wrong = messages.length > 0 ? `${id}-wrong` : undefined
  const helpId = help && `${id}-help`
  const ids = {
    control: `${id}-control`,
    name: `${id}-name`,
    wrong,
    about: [wrong, helpId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div
      className={classes(
        fields.field,
        changed && fields.changed,
        wrong && fields.wrong,
        writers.length > 0 && fields.theirs,
      )}
      id={idOf(path)}
      data-path={JSON.stringify(path)}
      {...(group && { role: 'group', 'aria-labelledby': ids.name })}
    >
      <div className={fields.label}>
        {group ? <span id={ids.name}>{label}</span> : <label htmlFor={ids.control}>{label}</label>}
        {hint && <span className={fields.hint}>{hint}</span>}
        <span className={fields.tools}>
          {writers.length > 0 && <span role="status">{words.writes(writers.join(', '))}</span>}
          {older.length > 0 && (
            <>
              <span className={classes(lists.tag, lists.quiet)}>{words.older(outdated)}</span>
              <TextButton
                about={label}
                onClick={() =>
                  void post('english-fits', {
                    file: opened.file,
                    path,
                    languages: older,
                    texts: valueAt(now.value, path),
                  }).then(reload, reload)
                }
              >
                {words.stillRight(outdated)}
              </TextButton>
            </>
          )}
          {tool}
          <button
            type="button"
            className={classes(buttons.link, fields.onDemand)}
            aria-expanded={isHistoryOpen}
            onClick={() => setHistoryOpen(!isHistoryOpen)}
          >
            <span>
              {words.history}
              <span className={texts.hidden}> {label}</span>
            </span>
          </button>
          {optional && (
            <TextButton about={label} onClick={() => change({ op: 'remove', path })}>
              {words.takeOut}
            </TextButton>
          )}
        </span>
      </div>
      {help && (
        <p className={texts.note} id={helpId}>
          {help}
        </p>
      )}
      {children(ids)}
      {isHistoryOpen && <FieldHistory path={path} onDone={() => setHistoryOpen(false)} />}
      {wrong && (
        <Message quiet id={wrong}>
          {messages.join(' ')}
        </Message>
      )}
      <Conflict path={path} />
      <RemarksAt path={path} />
    </div>
  )
}
