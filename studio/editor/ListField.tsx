// A list: items are added, moved with the mouse or the keyboard, duplicated and removed.

import { useEffect, useState } from 'react'
import { type Change, type Path, pathBefore, valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import { AddPage, holdsPages } from '../navigation/PageEntry.tsx'
import { RemarksAt } from '../remarks/Remarks.tsx'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { addressOf, navigate } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { Conflict } from './Conflict.tsx'
import { type FieldProps, idOf, useEditing, useMarks } from './context.ts'
import { emptyOf } from './empty.ts'
import itemsStyles from './items.module.css'
import { ListItem } from './ListItem.tsx'
import { useListFocus } from './list-focus.ts'
import { editorWords } from './words.ts'

export function ListField({ field, path, label, help, optional }: FieldProps<'list'>) {
  const t = useWords(editorWords)

  const { now, change } = useEditing()
  const { messages, changed } = useMarks(path)
  const [open, setOpen] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const focus = useListFocus(path)
  const items = valueAt(now.value, path)
  const count = Array.isArray(items) ? items.length : 0
  const fixed = field.min === field.max
  const full = field.max !== undefined && count >= field.max
  const ofPages = holdsPages(field.item)
  /** Keeps the open entry open wherever a change moves it. */
  const changeItems = (own: Change) => {
    change(own)
    const places = Array.from({ length: count + 1 }, (_, index) =>
      pathBefore([...path, index], [own])?.at(-1),
    )
    setOpen(was => (was !== undefined && places.includes(was) ? places.indexOf(was) : undefined))
  }
  const add = (index: number, value: unknown) => {
    change({ op: 'insert', path: [...path, index], value })
    setOpen(index)
    focus({ index })
  }
  useNewItem(path, () => add(0, emptyOf(field.item)))
  return (
    <fieldset
      className={classes(fields.field, itemsStyles.itemsField, changed && fields.changed)}
      id={idOf(path)}
      aria-label={label}
    >
      <div className={fields.label}>
        <span>
          {label} <span className={fields.hint}>{t.items(count)}</span>
        </span>
        <span className={fields.tools}>
          {!fixed && !full && !ofPages && (
            <TextButton icon="plus" onClick={() => add(0, emptyOf(field.item))}>
              {t.addFirst}
            </TextButton>
          )}
          {optional && <TextButton onClick={() => change({ op: 'remove', path })}>{t.takeOut}</TextButton>}
        </span>
      </div>
      {help && <p className={texts.note}>{help}</p>}
      {messages.length > 0 && <Message quiet>{messages.join(' ')}</Message>}
      <Conflict path={path} />
      <RemarksAt path={path} />
      {count > 0 && (
        <ol className={itemsStyles.items}>
          {Array.from({ length: count }, (_, index) => (
            <ListItem
              key={index}
              field={field}
              label={label}
              path={[...path, index]}
              count={count}
              fixed={fixed}
              full={full}
              open={open === index}
              onOpen={setOpen}
              changeItems={changeItems}
              focus={focus}
              announce={setAnnouncement}
            />
          ))}
        </ol>
      )}
      <p className={texts.hidden} aria-live="polite">
        {announcement}
      </p>
      {ofPages && !full && <AddPage path={path} onAdd={id => add(count, id)} />}
      {count > 2 && !fixed && !full && !ofPages && (
        <TextButton icon="plus" onClick={() => add(count, emptyOf(field.item))}>
          {t.addLast}
        </TextButton>
      )}
    </fieldset>
  )
}

/** The start page opens a list with a new item: /studio/edit/news?new */
function useNewItem(path: Path, add: () => void): void {
  const { opened } = useEditing()
  useEffect(() => {
    if (path.length > 0 || !new URLSearchParams(location.search).has('new')) return
    navigate(addressOf(opened.file), { replace: true })
    add()
  })
}
