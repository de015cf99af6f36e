import { passes } from './choice.ts'

/**
 * Shows the chosen cards and returns all of them. They stand in the page as the server sent them, hundreds of them maybe, and hiding one concerns
 * the browser nowhere else. What no project has is left to the islands.
 */
export function showCards(search: string): HTMLElement[] {
  const query = new URLSearchParams(search)
  const chosen = { focus: query.get('focus') ?? '', category: query.get('category') ?? '' }
  const cards = [...document.querySelectorAll<HTMLElement>('[data-cards] [data-focus]')]
  const passing = cards.filter(({ dataset: { focus = '', category = '' } }) =>
    passes({ focus, category }, chosen),
  )
  const shown = new Set(passing.length > 0 ? passing : cards)
  for (const card of cards) card.hidden = !shown.has(card)
  // Those that are still to come follow the rule of before-islands.ts.
  if (document.readyState !== 'loading') document.querySelector('[data-cards]')?.removeAttribute('data-early')
  return cards
}
