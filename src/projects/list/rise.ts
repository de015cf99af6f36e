/** The time between a card and the next; before-islands.ts, which stands in the page, says it again. */
const staggerMs = 100

/** Lets a card rise, so many steps after the first that rises with it. */
export function rise(card: HTMLElement, step: number): Animation {
  card.removeAttribute('data-waiting')
  return card.animate([{ opacity: 0, translate: '0 14px' }, {}], {
    duration: 600,
    delay: step * staggerMs,
    easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
    fill: 'backwards',
  })
}

/** Ends the rise that the styles give the first screen: a list that changes has its own. */
export const endFirstRise = (list: HTMLElement | null) =>
  list?.querySelector('[data-cards]')?.setAttribute('data-changed', '')

/**
 * Hides the cards below the screen until they are reached. Those reached together rise one after another. Nothing else
 * hides them, so without this script all are there.
 */
export function riseWhenReached(cards: readonly HTMLElement[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
  for (const card of cards) observer.observe(card)
}
