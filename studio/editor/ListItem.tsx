// An item of a list, with the buttons and keys that move, duplicate, hide and remove it.

import type { KeyboardEvent } from 'react'
import { type Change, type Path, valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import { entriesOf } from '../content/names.ts'
import type { Field } from '../form/form-fields.ts'
import { changesToList, holdsPages, neighbourOf, PageEntry } from '../navigation/PageEntry.tsx'
import { TextButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { type IconName, LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import { moves, stepOf } from '../ui/moves.ts'
import { useWords } from '../ui/session.tsx'
import { idOf, isWithin, useEditing, useFieldViews } from './context.ts'
import { useItemTitle } from './item-title.ts'
import itemsStyles from './items.module.css'
import type { useListFocus } from './list-focus.ts'
import { editorWords } from './words.ts'

type List = Extract<Field, { type: 'list' }>

type ItemProps = {
  field: List
  /** The name of the list. */
  label: string
  path: Path
  count: number
  fixed: boolean
  full: boolean
  open: boolean
  onOpen: (index: number | undefined) => void
  changeItems: (change: Change) => void
  focus: ReturnType<typeof useListFocus>
  announce: (text: string) => void
}

export function ListItem({
  field,
  label,
  path,
  count,
  fixed,
  full,
  open,
  onOpen,
  changeItems,
  focus,
  announce,
}: ItemProps) {
  const t = useWords(editorWords)
  const nameOf = useItemTitle()
  const { FieldView, Entries } = useFieldViews()
  const { now, change, opened, target } = useEditing()
  const index = Number(path.at(-1))
  const list = path.slice(0, -1)
  const value = valueAt(now.value, path)
  const title = nameOf(value, field.item) || t.untitled(label)
  const ofPages = holdsPages(field.item)
  const deep = field.item.type === 'group' || field.item.type === 'variant'
  const wrong = now.problems.some(problem => problem.file === opened.file && isWithin(problem.path, path))
  const isOpen = open || wrong || (target !== undefined && isWithin(target, path))
  const canHide = entriesOf(field.item, value).some(({ key }) => key === 'hidden')
  const isHidden = canHide && valueAt(value, ['hidden']) === true
  const hide = () => {
    const place = [...path, 'hidden']
    change(isHidden ? { op: 'remove', path: place } : { op: 'set', path: place, value: true })
  }
  const move = (to: number, sign: IconName) => {
    changeItems({ op: 'move', path, to })
    focus({ index: to, sign })
    announce(t.moved(title, to + 1, count))
  }
  const remove = () => {
    changeItems({ op: 'remove', path })
    focus({ index: Math.min(index, count - 2), sign: 'cross' })
  }
  const double = () => {
    changeItems({ op: 'insert', path: [...list, index + 1], value })
    focus({ index: index + 1, sign: 'copy' })
  }
  const takeIn = (other: string, from: number) => {
    for (const part of changesToList(now.value, [...other.split('.'), from], list, index)) change(part)
  }
  const { grip, place } = moves(
    list.join('.'),
    index,
    from => changeItems({ op: 'move', path: [...list, from], to: index }),
    { takeIn: ofPages ? takeIn : undefined },
  )
  const keys = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step || (step.across && !ofPages)) return
    event.preventDefault()
    event.stopPropagation()
    const to = index + step.by
    if (step.across) toList(neighbourOf(list, step.by))
    else if (to >= 0 && to < count) move(to, step.by < 0 ? 'up' : 'down')
  }
  const toList = (other: Path | undefined) => {
    const changes = other ? changesToList(now.value, path, other, index) : []
    for (const part of changes) change(part)
    const place = changes.at(-1)?.path
    if (place)
      requestAnimationFrame(() => document.getElementById(idOf(place))?.querySelector('button')?.focus())
  }
  const tools: [IconName, string, boolean, () => void][] = [
    ['up', t.up(title), index === 0, () => move(index - 1, 'up')],
    ['down', t.down(title), index === count - 1, () => move(index + 1, 'down')],
  ]
  if (!fixed) {
    if (!full && !ofPages) tools.push(['copy', t.double(title), false, double])
    tools.push(['cross', t.remove(title), count <= field.min, remove])
  }
  return (
    <li
      className={classes(itemsStyles.item, deep && isOpen && itemsStyles.open)}
      id={idOf(path)}
      data-path={JSON.stringify(path)}
      {...place}
      onKeyDown={keys}
    >
      <div className={itemsStyles.itemHead}>
        {count > 1 && (
          <span className={itemsStyles.grip} aria-hidden="true" {...grip}>
            <LineIcon name="grip" />
          </span>
        )}
        {deep ? (
          <button
            type="button"
            className={classes(lists.name, itemsStyles.itemName)}
            aria-expanded={isOpen}
            onClick={() => onOpen(open ? undefined : index)}
          >
            {title}
            {isHidden && <span className={classes(lists.tag, lists.quiet)}>{t.hidden}</span>}
          </button>
        ) : (
          <div className={itemsStyles.itemLine}>
            {ofPages ? (
              <PageEntry path={path} />
            ) : (
              <FieldView
                field={field.item}
                path={path}
                label={field.item.type === 'pair' ? t.line(index + 1) : title}
                optional={false}
              />
            )}
          </div>
        )}
        <span className={itemsStyles.itemActions}>
          {tools.map(([sign, says, disabled, act]) => (
            <button
              key={sign}
              type="button"
              data-sign={sign}
              className={buttons.square}
              aria-label={says}
              title={says}
              disabled={disabled}
              onClick={act}
            >
              <LineIcon name={sign} />
            </button>
          ))}
        </span>
      </div>
      {deep && isOpen && (
        <div className={itemsStyles.itemBody}>
          {canHide && (
            <p className={itemsStyles.hide}>
              <TextButton about={title} onClick={hide}>
                {isHidden ? t.show : t.hide}
              </TextButton>
            </p>
          )}
          {field.item.type === 'group' ? (
            <Entries entries={field.item.entries} path={path} />
          ) : (
            <FieldView field={field.item} path={path} label={title} optional={false} />
          )}
        </div>
      )}
    </li>
  )
}
