import type { PictureData } from '../../content/media.ts'
import { Card } from '../../parts/Card/Card.tsx'

export type ExpertiseCard = { title: string; text: string; picture: PictureData; link: string }

/** Three pictures of unequal size on the axes A, E and J. */
export function ExpertiseCards({ cards }: { cards: ExpertiseCard[] }) {
  return (
    <ul className="unequal">
      {cards.map(({ link, ...card }) => (
        <Card item decorative key={card.title} {...card} href={link} sizes="(min-width: 900px) 42vw, 92vw" />
      ))}
    </ul>
  )
}
