// The sections of the page being edited: their names and numbers, and the actions on them.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import { idOf, useEditing } from '../editor/context.ts'
import { useItemTitle } from '../editor/item-title.ts'
import { useListFocus } from '../editor/list-focus.ts'
import { placeAfter } from '../ui/moves.ts'
import { useWords } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import type { SectionKind } from './kinds.server.ts'
import { copiesOf, type Removed, readRemoved, stillRemoved, storeRemoved } from './removed-sections.ts'
import { sectionWords } from './words.ts'

export type Section = {
  index: number
  kind: SectionKind | undefined
  title: string
  /** The number that visitors see; undefined for a section without one, or a hidden one. */
  mark: number | undefined
  isHidden: boolean
  /** True for the hero, of which there is one. It stays first. */
  isHero: boolean
}

export type Sections = {
  list: Section[]
  /** The name of a section, also of one that is no longer on the page. */
  titleOf: (value: unknown) => string
  kinds: SectionKind[]
  removed: Removed[]
  announcement: string
  open: number | undefined
  setOpen: (index: number | undefined) => void
  move: (index: number, to: number, sign: string) => void
  double: (section: Section) => void
  toggle: (section: Section) => void
  remove: (section: Section) => void
  bringBack: (removed: Removed) => void
  insert: (index: number, value: unknown) => void
  /** The index at which a new section will be inserted. Set while the chooser is open. */
  insertAt: number | undefined
  setInsertAt: (index: number | undefined) => void
}

const Context = createContext<Sections | undefined>(undefined)
/** Returns undefined for files that are not a list of sections. */
export const useSections = (): Sections | undefined => useContext(Context)

const root = ['sections']

export function SectionsProvider({ children }: { children: ReactNode }) {
  const { now } = useEditing()
  return Array.isArray(valueAt(now.value, root)) ? <Provider>{children}</Provider> : children
}

function Provider({ children }: { children: ReactNode }) {
  const t = useWords(sectionWords)
  const { now, change, target, opened } = useEditing()
  const nameOf = useItemTitle()
  const { data } = useData<SectionKind[]>('section-kinds')
  const focus = useListFocus(root)
  const [open, setOpen] = useState<number | undefined>(() =>
    target?.[0] === 'sections' ? Number(target[1]) : 0,
  )
  const [listed, setListed] = useState(() => readRemoved(opened.file))
  const [announcement, setAnnouncement] = useState('')
  const [insertAt, setInsertAt] = useState<number>()
  const values = valueAt(now.value, root) as Record<string, unknown>[]
  const removed = stillRemoved(listed, values)
  // Forgets a section that is back, so that editing it does not list it again.
  if (removed.length < listed.length) setListed(removed)
  useEffect(() => storeRemoved(opened.file, listed), [opened.file, listed])
  const kinds = data ?? []
  const list = useMemo(() => numbered(values, kinds, nameOf), [values, kinds, nameOf])
  const insert = (index: number, value: unknown) => {
    change({ op: 'insert', path: [...root, index], value })
    setInsertAt(undefined)
    setOpen(index)
    focus({ index })
  }
  const sections: Sections = {
    list,
    titleOf: value => numbered([(value ?? {}) as Record<string, unknown>], kinds, nameOf)[0]?.title ?? '',
    kinds,
    removed,
    announcement,
    open,
    setOpen,
    insert,
    insertAt,
    setInsertAt,
    move(index, to, sign) {
      if (to < 1 || to >= list.length) return
      change({ op: 'move', path: [...root, index], to })
      if (open !== undefined) setOpen(placeAfter(open, index, to))
      focus({ index: to, sign })
      setAnnouncement(t.moved(list[index]?.title ?? '', to + 1, list.length))
    },
    double({ index }) {
      const { anchor: _, ...value } = values[index] ?? {}
      // Hides the copy, so that two equal sections are not published by accident.
      insert(index + 1, { ...value, hidden: true })
    },
    toggle({ index, isHidden }) {
      const path = [...root, index, 'hidden']
      change(isHidden ? { op: 'remove', path } : { op: 'set', path, value: true })
    },
    remove({ index, title }) {
      const value = values[index]
      change({ op: 'remove', path: [...root, index] })
      setListed([...removed, { index, title, value, copies: copiesOf(value, values.toSpliced(index, 1)) }])
      if (open === index) setOpen(undefined)
      requestAnimationFrame(() => document.getElementById(undoId(removed.length))?.focus())
    },
    bringBack(entry) {
      setListed(removed.filter(other => other !== entry))
      insert(Math.min(entry.index, list.length), entry.value)
    },
  }
  return <Context value={sections}>{children}</Context>
}

export const undoId = (at: number): string => `${idOf(root)}-undo-${at}`

function numbered(
  values: Record<string, unknown>[],
  kinds: SectionKind[],
  nameOf: (value: unknown) => string | undefined,
): Section[] {
  let count = 0
  return values.map((value, index) => {
    const kind = kinds.find(({ name }) => name === value.section)
    const isHidden = value.hidden === true
    const isNumbered = !isHidden && value.number !== false && kind?.axis === 'number'
    const heading = 'heading' in value ? nameOf(value) : undefined
    return {
      index,
      kind,
      title: heading || kind?.label || String(value.section),
      mark: isNumbered ? ++count : undefined,
      isHidden,
      isHero: kind?.isHero === true,
    }
  })
}
