// How the list changes: cards that stay glide to their new place where the browser can do that and motion is welcome.
import { flushSync } from 'react-dom'

export function glide(list: HTMLElement | null, cards: boolean, change: () => void): void {
  const now = () => {
    const inside = list?.contains(document.activeElement)
    flushSync(change)
    // Whoever stood on a control that is gone now stands on the one that is pressed.
    const { activeElement } = document
    if (inside && !(list?.contains(activeElement) && activeElement?.checkVisibility()))
      list?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !cards || !list || !('ViewTransition' in window && 'types' in ViewTransition.prototype)) {
    now()
    return
  }
  markSeen(list)
  const transition = document.startViewTransition({
    types: ['filter'],
    update: () => {
      now()
      markSeen(list)
    },
  })
  // A choice made while the last one still glides skips that one: nothing failed, the cards are where they belong.
  transition.ready.catch(() => undefined)
}

/** Only cards that are on the screen before or after the change are worth the work of moving them, in turns of three. */
function markSeen(list: HTMLElement): void {
  for (const card of list.querySelectorAll('[data-glides]')) card.removeAttribute('data-glides')
  const shown = [...list.querySelectorAll('article')].filter(card => card.checkVisibility())
  for (const [index, card] of shown.entries()) {
    const { top, bottom } = card.getBoundingClientRect()
    if (top >= innerHeight) break
    if (bottom > 0) card.dataset.glides = String(index % 3)
  }
}
