// Keeps the keyboard focus with an entry of a list that was moved, added, or stood beside a removed one.
import { useEffect, useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { idOf } from './context.ts'

/** The button of an entry by its sign, or without one the first field of a new entry. */
type Goal = { index: number; sign?: string }

export function useListFocus(path: Path): (goal: Goal) => void {
  const [goal, setGoal] = useState<Goal>()
  useEffect(() => {
    if (!goal) return
    const item = document.getElementById(idOf([...path, goal.index]))
    const target = goal.sign ? buttonBySign(item, goal.sign) : item?.querySelector<HTMLElement>(fieldSelector)
    target?.focus()
    if (!goal.sign) item?.scrollIntoView({ block: 'nearest' })
    setGoal(undefined)
  }, [goal, path])
  return setGoal
}

const fieldSelector = 'textarea, input, select, [contenteditable]'

/** An entry at the end of its list has no way further down; its neighbour takes the focus. */
function buttonBySign(item: HTMLElement | null, sign: string): HTMLElement | null | undefined {
  // The entries of a list within this one have signs of their own, after these.
  const signs = item?.querySelector('[data-sign]')?.parentElement
  return (
    signs?.querySelector<HTMLElement>(`[data-sign="${sign}"]:not(:disabled)`) ??
    signs?.querySelector<HTMLElement>('[data-sign]:not(:disabled)')
  )
}
