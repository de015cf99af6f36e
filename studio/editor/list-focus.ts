// Keeps keyboard focus with an entry of a list that was moved or added, or that is next to a removed one.
import { useEffect, useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import { idOf } from './context.ts'

/** The button of an entry, named by its sign. Without a sign, the first field of a new entry. */
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

/** Finds the button. If it is disabled, as "down" is at the end of a list, finds its neighbour. */
function buttonBySign(item: HTMLElement | null, sign: string): HTMLElement | null | undefined {
  // The first match belongs to this entry: the signs of a list within it come later.
  const signs = item?.querySelector('[data-sign]')?.parentElement
  return (
    signs?.querySelector<HTMLElement>(`[data-sign="${sign}"]:not(:disabled)`) ??
    signs?.querySelector<HTMLElement>('[data-sign]:not(:disabled)')
  )
}
