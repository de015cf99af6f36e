// The cells: arrows move, Enter and Tab write and move on. A text that cannot be read stays in its cell and blocks no
// other.
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { changed } from '../../src/content/changes.ts'
import type { Locale } from '../../src/routes.ts'
import { TextButton } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { addressOf, Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import { Cell } from './Cell.tsx'
import { readCell, unitOf } from './cell-text.ts'
import type { Column, Part } from './columns.ts'
import { type Drafts, isAt, type ProjectChanges, type Row } from './drafts.ts'
import { hasHead, hasText, readTable } from './spreadsheet.ts'
import styles from './table.module.css'
import { projectWords } from './words.ts'

type Props = {
  columns: Column[]
  projects: Row[]
  locales: readonly Locale[]
  drafts: Drafts
  onPaste: (text: string) => void
}
type Place = { row: number; part: number }

const keyOf = (file: string, { column, locale }: Part) => [file, ...column.path, locale].join(' ')
const steps: Record<string, Place> = {
  ArrowUp: { row: -1, part: 0 },
  ArrowDown: { row: 1, part: 0 },
  ArrowLeft: { row: 0, part: -1 },
  ArrowRight: { row: 0, part: 1 },
}

export function Grid({ columns, projects, locales, drafts, onPaste }: Props) {
  const t = useWords(projectWords)
  const { language } = useSession()
  const [at, setAt] = useState<Place>({ row: 0, part: 0 })
  /** The text being typed into a cell, and texts that could not be read. */
  const [typed, setTyped] = useState<string>()
  const [unread, setUnread] = useState<Record<string, string>>({})
  const table = useRef<HTMLTableElement>(null)
  /** True while a key press closes the field, so that the following blur does not write it again. */
  const isLeft = useRef(false)
  const parts = columns.flatMap((column): Part[] =>
    (column.isTranslated ? locales : locales.slice(0, 1)).map(locale => ({ column, locale })),
  )
  const nameOf = (row: number) => projects[row]?.names[language] ?? projects[row]?.file ?? ''
  const labelOf = ({ column, locale }: Part) =>
    column.label[language] + (column.isTranslated && locales.length > 1 ? ` ${locale.toUpperCase()}` : '')

  const go = (place: Place, by: Place = { row: 0, part: 0 }) => {
    const next = {
      row: Math.min(Math.max(place.row + by.row, 0), projects.length - 1),
      part: Math.min(Math.max(place.part + by.part, 0), parts.length - 1),
    }
    setTyped(undefined)
    setAt(next)
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.part}"]`)
    isLeft.current = true
    cell?.focus()
    isLeft.current = false
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  /** Writes texts from a cell on, each row into its project, as one step. */
  const write = (place: Place, rows: string[][]) => {
    const changes: ProjectChanges = []
    const open = { ...unread }
    for (const [down, row] of rows.entries()) {
      const project = projects[place.row + down]
      if (!project) continue
      let value = project.value
      const own = row.flatMap((text, right) => {
        const part = parts[place.part + right]
        if (!part) return []
        const read = readCell(part.column, value, text, language, part.locale)
        const key = keyOf(project.file, part)
        delete open[key]
        if ('problem' in read) open[key] = text
        else value = read.changes.reduce<unknown>(changed, value)
        return 'problem' in read ? [] : read.changes
      })
      if (own.length > 0) changes.push([project.file, own])
    }
    setUnread(open)
    if (changes.length > 0) drafts.change(changes)
  }
  const writeTyped = (place: Place) => {
    if (typed !== undefined) write(place, [[typed]])
    setTyped(undefined)
  }
  const keys = (event: KeyboardEvent, place: Place) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isWriting = typed !== undefined
    const step = steps[key]
    if (key === 'Escape' && isWriting) go(place)
    else if (key === 'Enter' || (key === 'Tab' && isWriting)) {
      if (!isWriting) return begin(event, place)
      writeTyped(place)
      go(place, key === 'Enter' ? { row: 1, part: 0 } : { row: 0, part: shiftKey ? -1 : 1 })
    } else if (isWriting) return
    else if (step && !altKey) go(place, step)
    else if (key === 'F2') return begin(event, place)
    else if (key === 'Delete' || key === 'Backspace') write(place, [['']])
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') drafts.undo()
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) setTyped(key)
    else return
    event.preventDefault()
  }
  const begin = (event: KeyboardEvent | undefined, { row, part }: Place) => {
    event?.preventDefault()
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${part}"]`)
    setTyped(cell?.dataset.text ?? '')
  }
  const paste = (event: ClipboardEvent, place: Place) => {
    if (typed !== undefined) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (hasHead(readTable(text).filter(hasText), columns, language)) onPaste(text)
    // In copied cells a comma is part of the text.
    else write(place, readTable(text, ['\t']))
  }
  const open = projects.flatMap((project, row) =>
    parts.flatMap((part, index) => {
      const text = unread[keyOf(project.file, part)]
      if (text === undefined) return []
      const read = readCell(part.column, project.value, text, language, part.locale)
      return 'problem' in read ? [{ row, part: index, says: t.problem(read.problem, text) }] : []
    }),
  )
  const refused = projects.flatMap(({ file }, row) =>
    drafts.of(file).problems.map(({ path, message }) => ({
      row,
      part: parts.findIndex(({ column }) => isAt(path, column.path)),
      says: message,
    })),
  )
  return (
    <>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is written in is a grid */}
        <table className={styles.table} role="grid" aria-label={t.title} ref={table}>
          <thead>
            <tr>
              <th scope="col">{t.number}</th>
              <th scope="col">{t.project}</th>
              {parts.map(part => (
                <th key={labelOf(part)} scope="col" data-kind={part.column.kind}>
                  {labelOf(part)} <small>{unitOf(part.column)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projects.map((project, row) => (
              <tr key={project.file}>
                <td>{row + 1}</td>
                <th scope="row">
                  <Link to={addressOf(project.file)}>{nameOf(row)}</Link>
                </th>
                {parts.map((part, index) => {
                  const isHere = at.row === row && at.part === index
                  const place = { row, part: index }
                  return (
                    <Cell
                      key={keyOf(project.file, part)}
                      part={part}
                      project={project}
                      snapshot={drafts.of(project.file)}
                      place={`${row} ${index}`}
                      isHere={isHere}
                      typed={isHere ? typed : undefined}
                      unread={unread[keyOf(project.file, part)]}
                      onType={setTyped}
                      onBegin={() => begin(undefined, place)}
                      onFocus={() => setAt(place)}
                      onBlur={() => isLeft.current || writeTyped(place)}
                      onKeyDown={event => keys(event, place)}
                      onPaste={event => paste(event, place)}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {[...open, ...refused].map(({ row, part, says }) => (
        <div key={`${row} ${part}`} className={styles.problem}>
          <Message>{`${t.at(nameOf(row), parts[part] ? labelOf(parts[part]) : '')}: ${says}`}</Message>
          {part >= 0 && <TextButton onClick={() => go({ row, part })}>{t.show}</TextButton>}
        </div>
      ))}
      {projects.flatMap(({ file }, row) =>
        drafts.of(file).conflicts.map(unit => (
          <div key={`${file} ${unit.root.join(' ')}`} className={styles.problem}>
            <Message>{`${nameOf(row)}: ${t.conflict}`}</Message>
            <TextButton onClick={() => drafts.settle(file, unit, true)}>{t.mine}</TextButton>
            <TextButton onClick={() => drafts.settle(file, unit, false)}>{t.theirs}</TextButton>
          </div>
        )),
      )}
      {projects.some(({ file }) => drafts.of(file).state === 'away') && <Message>{t.away}</Message>}
    </>
  )
}
