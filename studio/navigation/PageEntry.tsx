// Lists of pages: each entry shows its names, and a new one is chosen from the pages that are not in the list yet.

import { type Change, type Path, valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import { idOf, useEditing, useMarks } from '../editor/context.ts'
import type { Field } from '../form/form-fields.ts'
import fields from '../ui/fields.module.css'
import listStyles from '../ui/lists.module.css'
import notices from '../ui/notices.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './navigation.module.css'
import { navigationWords } from './words.ts'

export const holdsPages = (item: Field): boolean => item.type === 'word' && item.kind === 'page'

export function PageEntry({ path }: { path: Path }) {
  const { now, options } = useEditing()
  const { messages } = useMarks(path)
  const id = String(valueAt(now.value, path) ?? '')
  const page = options.page?.find(({ value }) => value === id)
  return (
    <div className={styles.entry}>
      <p className={listStyles.name}>{page?.label ?? id}</p>
      {page?.note && <p className={texts.note}>{page.note}</p>}
      {messages.length > 0 && <p className={classes(notices.message, notices.plain)}>{messages.join(' ')}</p>}
    </div>
  )
}

export function AddPage({ path, onAdd }: { path: Path; onAdd: (id: string) => void }) {
  const t = useWords(navigationWords)
  const { words } = useSession()
  const { now, options } = useEditing()
  const listed = (valueAt(now.value, path) ?? []) as unknown[]
  const control = `${idOf(path)}-add`
  return (
    <div className={styles.add}>
      <label htmlFor={control} className={texts.note}>
        {t.add}
      </label>
      <select
        id={control}
        className={fields.control}
        value=""
        onChange={event => event.target.value !== '' && onAdd(event.target.value)}
      >
        <option value="">{words.choose}</option>
        <OptionList of={options.page?.filter(({ value }) => !listed.includes(value))} />
      </select>
    </div>
  )
}

/** Returns the changes that move a page to another list; none if that list has it already. */
export function changesToList(value: unknown, from: Path, to: Path, index: number): Change[] {
  const page = valueAt(value, from)
  const target = valueAt(value, to)
  if (page === undefined || !Array.isArray(target) || target.includes(page)) return []
  return [
    { op: 'remove', path: from },
    { op: 'insert', path: [...to, Math.min(index, target.length)], value: page },
  ]
}

const pageLists = [
  ['direct'],
  ['focus'],
  ['more'],
  ...['services', 'office', 'legal'].map(key => ['footer', key]),
]

/** The list beside this one, in the order of the screen. */
export const neighbourOf = (list: Path, by: number): Path | undefined =>
  pageLists[pageLists.findIndex(other => other.join() === list.join()) + by]
