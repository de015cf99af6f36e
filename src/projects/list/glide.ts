// How the list changes: at once. Then cards that stay glide to their new place and cards that come rise one after another.
import { flushSync } from 'react-dom'
import { endFirstRise, rise } from './rise.ts'

const id = 'glide'
const easing = 'cubic-bezier(0.22, 0.8, 0.24, 1)'

export function glide(list: HTMLElement | null, cards: boolean, change: () => void): void {
  const inside = list?.contains(document.activeElement)
  const still = !cards || matchMedia('(prefers-reduced-motion: reduce)').matches
  const before = list && !still ? seenIn(list) : undefined
  endFirstRise(list)
  flushSync(change)
  // Whoever stood on a control that is gone now stands on the one that is pressed.
  const { activeElement } = document
  if (inside && !(list?.contains(activeElement) && activeElement?.checkVisibility()))
    list?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  if (!list || !before) return
  // A choice made while the last one still glides goes on from where the cards are.
  for (const animation of document.getAnimations()) if (animation.id === id) animation.cancel()
  let step = 0
  for (const [card, box] of seenIn(list)) {
    const was = before.get(card)
    if (was) {
      const way = `${was.left - box.left}px ${was.top - box.top}px`
      card.animate([{ translate: way }, { translate: '0px' }], { id, easing, duration: 480 })
    } else {
      rise(card, step++).id = id
    }
  }
}

/** The cards on the screen and where they are: only these are worth the work of moving them. */
function seenIn(list: HTMLElement): Map<HTMLElement, DOMRect> {
  const seen = new Map<HTMLElement, DOMRect>()
  for (const card of list.querySelectorAll('article')) {
    const box = card.getBoundingClientRect()
    if (box.height === 0) continue
    if (box.top >= innerHeight) break
    if (box.bottom > 0) seen.set(card, box)
  }
  return seen
}
