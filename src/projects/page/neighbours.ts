// Which project comes after this one, and how large it stands on the sheet of this one.
import type { Frame } from '../../parts/Drawing/metres.ts'

/** The one after and the one before, in their order; the first follows the last. */
export function neighbours<Item>(ordered: readonly Item[], here: number): { previous: Item; next: Item } {
  const at = (index: number) => ordered.at(index % ordered.length) as Item
  return { previous: at(here - 1), next: at(here + 1) }
}

type Selection = 'focus' | 'category'
type Filed = { id: string; category: string; focus: string }
export type Neighbours = { within: Selection[]; previous: string; next: string }

/**
 * Of all projects, then of those of the same focus area and category, each pair once, with the selections it is true of. A
 * selection of one has no neighbours.
 */
export function neighboursIn(ordered: readonly Filed[], id: string): Neighbours[] {
  const own = ordered.find(item => item.id === id)
  if (!own) throw new Error(`no project "${id}"`)
  const among = (list: readonly Filed[]) => {
    const { previous, next } = neighbours(list, list.indexOf(own))
    return { previous: previous.id, next: next.id }
  }
  const pairs: Neighbours[] = [{ within: [], ...among(ordered) }]
  for (const key of ['focus', 'category'] as const) {
    const list = ordered.filter(item => item[key] === own[key])
    if (list.length < 2) continue
    const { previous, next } = among(list)
    const same = pairs.find(pair => pair.previous === previous && pair.next === next)
    if (same) same.within.push(key)
    else pairs.push({ within: [key], previous, next })
  }
  return pairs
}

/** How wide a drawing is laid on the page, as part of the whole width. */
export type Layout = 'whole' | 'nine' | 'half'
const partOfWidth: Record<Layout, number> = { whole: 1, nine: 9 / 12, half: 1 / 2 }

export type Scale = { layout: Layout; width: number }
const metresAcross = ({ layout, width }: Scale) => width / partOfWidth[layout]

/** A drawing on a sheet is never higher than this part of its width. */
const highest = 0.62

/** The next house at the scale of the page, or at its own where it would be higher than the window. */
export function scaleForNext(next: Frame, page: Scale | undefined): { scale: Scale; same: boolean } {
  if (page && next.top <= metresAcross(page) * highest) return { scale: page, same: true }
  return { scale: { layout: 'whole', width: Math.max(next.width, next.top / highest) }, same: false }
}

/** Whether it goes on beyond the edge of the paper. */
export const isCut = (frame: Frame, scale: Scale): boolean => frame.width > metresAcross(scale) * 1.03
