// The cards of the list, which stand in the page as the server sent them: which are shown, and how they come and move.
import { flushSync } from 'react-dom'
import { type Filter, passes } from './choice.ts'

const motion = { id: 'cards', easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' }
/** The time between a card and the next; the styles of the first appearance say it too (ProjectList.module.css). */
const staggerMs = 100

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const cardsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-cards] [data-focus]') ?? []),
]

export function showCards(list: HTMLElement | null, filter: Filter): void {
  for (const card of cardsIn(list)) {
    const { focus = '', category = '' } = card.dataset
    card.hidden = !passes({ focus, category }, filter)
  }
}

/** Lets a card rise, so many steps after the first that rises with it. */
function rise(card: HTMLElement, step: number): void {
  card.removeAttribute('data-waiting')
  card.animate([{ opacity: 0, translate: '0 14px' }, {}], {
    ...motion,
    duration: 600,
    delay: step * staggerMs,
    fill: 'backwards',
  })
}

/**
 * Hides the cards below the screen until they are reached. Those reached together rise one after another. Nothing else
 * hides them, so without this script all are there.
 */
export function riseWhenReached(list: HTMLElement | null): (() => void) | undefined {
  if (isStill()) return undefined
  const observer = new IntersectionObserver(
    entries => {
      let step = 0
      for (const { target: card, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (!(card instanceof HTMLElement)) continue
        // A card that is filtered out has no height; it waits as well.
        const isBelow = rootBounds !== null && boundingClientRect.top >= rootBounds.bottom
        if (!isIntersecting && (isBelow || boundingClientRect.height === 0)) card.dataset.waiting = ''
        else {
          if (card.dataset.waiting !== undefined) rise(card, step++)
          observer.unobserve(card)
        }
      }
    },
    { threshold: 0.05 },
  )
  for (const card of cardsIn(list)) observer.observe(card)
  return () => observer.disconnect()
}

/** Changes the list at once. Then cards that stay glide to their new place, and cards that come rise one after another. */
export function changeCards(list: HTMLElement | null, isMoving: boolean, change: () => void): void {
  const isFocusInside = list?.contains(document.activeElement)
  const before = list && isMoving && !isStill() ? boxesIn(list) : undefined
  // Ends the rise that the styles give the first screen.
  list?.setAttribute('data-changed', '')
  flushSync(change)
  // Moves keyboard focus to the pressed filter if the focused one was removed.
  const { activeElement } = document
  if (isFocusInside && !(list?.contains(activeElement) && activeElement?.checkVisibility()))
    list?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  if (!list || !before) return
  // A choice made while the last one still glides goes on from where the cards are.
  for (const animation of document.getAnimations()) if (animation.id === motion.id) animation.cancel()
  let step = 0
  for (const [card, box] of boxesIn(list)) {
    const old = before.get(card)
    if (!old) rise(card, step++)
    else {
      const translate = `${old.left - box.left}px ${old.top - box.top}px`
      card.animate([{ translate }, { translate: '0px' }], { ...motion, duration: 480 })
    }
  }
}

/** The cards on the screen and where they are: only these are worth the work of moving them. */
function boxesIn(list: HTMLElement): Map<HTMLElement, DOMRect> {
  const boxes = new Map<HTMLElement, DOMRect>()
  for (const card of cardsIn(list)) {
    const box = card.getBoundingClientRect()
    if (box.height === 0) continue
    if (box.top >= innerHeight) break
    if (box.bottom > 0) boxes.set(card, box)
  }
  return boxes
}
