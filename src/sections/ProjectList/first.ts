import { firstCardSizes, projectCards } from '../../projects/cards/cards.ts'
import type { At } from '../resolved.ts'

/** The picture of the first card. */
export async function first({ at }: { at: At }) {
  const cards = await projectCards(at.page.locale, { firstScreen: true })
  return cards[0] && { picture: cards[0].picture, sizes: firstCardSizes(cards.length) }
}
