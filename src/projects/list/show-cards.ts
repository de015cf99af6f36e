// Shows and animates the cards of the list, which the server rendered.
import { flushSync } from 'react-dom'
import { type Filter, passes } from './choice.ts'

const motion = { id: 'cards', easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' }
/** The delay between a card and the next. The styles of the first screen repeat it (ProjectList.module.css). */
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

/** Animates a card, delayed by the given number of steps. */
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
 * Hides the cards below the screen until the visitor scrolls to them. Cards that appear together rise one after another.
 * Only this script hides them, so without it all of them are visible.
 */
export function riseWhenReached(list: HTMLElement | null): (() => void) | undefined {
  if (isStill()) return undefined
  const observer = new IntersectionObserver(
    entries => {
      let step = 0
      for (const { target: card, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (!(card instanceof HTMLElement)) continue
        // A card that is filtered out has no height, and waits as well.
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

/** Changes the list at once. Then remaining cards glide to their new place, and new cards rise one after another. */
export function changeCards(list: HTMLElement | null, isMoving: boolean, change: () => void): void {
  const isFocusInside = list?.contains(document.activeElement)
  const before = list && isMoving && !isStill() ? boxesIn(list) : undefined
  // Ends the animation of the first screen in the styles.
  list?.setAttribute('data-changed', '')
  flushSync(change)
  // Moves keyboard focus to the pressed filter if the focused one was removed.
  const { activeElement } = document
  if (isFocusInside && !(list?.contains(activeElement) && activeElement?.checkVisibility()))
    list?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  if (!list || !before) return
  // If the last change is still being animated, the cards move on from where they are.
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

/** Returns the position of the cards on the screen. Others are not worth animating. */
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
