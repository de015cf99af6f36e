import { inColumns } from '../../parts/Card/Card.tsx'
import { projectCards } from '../../projects/cards/cards.ts'
import type { At } from '../resolved.ts'

/** The picture of the first card. */
export async function first({ at }: { at: At }) {
  const [card] = await projectCards(at.page.locale, { firstScreen: true })
  return card && { picture: card.picture, sizes: inColumns }
}
