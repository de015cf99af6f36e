import type { ClipboardEvent, KeyboardEvent } from 'react'
import { classes } from '../../src/styles/classes.ts'
import type { Snapshot } from '../editor/draft.ts'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import { cellOf, readBack } from './cell-text.ts'
import type { Part } from './columns.ts'
import { isAt, type Row } from './drafts.ts'
import styles from './table.module.css'
import { projectWords } from './words.ts'

type Props = {
  part: Part
  project: Row
  snapshot: Snapshot
  place: string
  isHere: boolean
  /** The text of the cell while a person types in it. */
  typed: string | undefined
  /** A typed text that could not be read. */
  unread: string | undefined
  onType: (text: string) => void
  onBegin: () => void
  onFocus: () => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

export function Cell(props: Props) {
  const { part, project, snapshot, place, isHere, typed, unread, onBegin, onFocus, onBlur, ...keys } = props
  const { onType, ...events } = keys
  const t = useWords(projectWords)
  const { language } = useSession()
  const { column, locale } = part
  const { text, isInternal } = cellOf(column, project.value, language, locale)
  const isRefused = snapshot.problems.some(({ path }) => isAt(path, column.path))
  const isWrong = unread !== undefined || isRefused
  const isChanged = project.changedPaths.some(path => isAt(path, column.path))
  return (
    <td
      className={classes(
        isWrong && styles.wrong,
        isChanged && styles.changed,
        !isWrong && text === '' && styles.missing,
      )}
      data-kind={column.kind}
      data-cell={place}
      data-text={unread ?? text}
      lang={column.isTranslated ? locale : undefined}
      tabIndex={isHere && typed === undefined ? 0 : -1}
      aria-invalid={isWrong ? true : undefined}
      onFocus={onFocus}
      onDoubleClick={onBegin}
      {...events}
    >
      {typed === undefined ? (
        <>
          {unread ?? (text || <span>{t.missing}</span>)}
          {isInternal && (
            <span className={classes(lists.tag, lists.quiet, styles.internal)}>{t.internal}</span>
          )}
        </>
      ) : (
        <>
          <input
            // biome-ignore lint/a11y/noAutofocus: the cell that had the focus becomes the field
            autoFocus
            aria-label={column.label[language]}
            list={column.choices.length > 0 ? `choices-${place}` : undefined}
            value={typed}
            onChange={event => onType(event.target.value)}
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            onBlur={onBlur}
          />
          {column.choices.length > 0 && (
            <datalist id={`choices-${place}`}>
              {column.choices.map(({ value, label }) => (
                <option key={value} value={label[language]} />
              ))}
            </datalist>
          )}
          {readBack(column, project.value, typed, language) && (
            <output className={styles.readBack}>{readBack(column, project.value, typed, language)}</output>
          )}
        </>
      )}
    </td>
  )
}
