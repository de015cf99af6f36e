import { firstCardSizes, projectCards } from '../../projects/cards/cards.ts'
import type { At } from '../resolved.ts'

export async function first({ at }: { at: At }) {
  const cards = await projectCards(at.page.locale, { firstScreen: true })
  return cards[0] && { picture: cards[0].picture, sizes: firstCardSizes(cards.length) }
}
