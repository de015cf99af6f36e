import type { PictureData } from '../../content/media.ts'
import { Card } from '../../parts/Card/Card.tsx'
import { classes } from '../../styles/classes.ts'
import css from './ExpertiseCards.module.css'

export type ExpertiseCard = { title: string; text: string; picture: PictureData; link: string }

/** Three pictures of unequal size on the axes A, E and J. */
export function ExpertiseCards({ cards }: { cards: ExpertiseCard[] }) {
  return (
    <ul className={classes('grid', css.cards)}>
      {cards.map(({ link, ...card }) => (
        <Card key={card.title} {...card} href={link} sizes="(min-width: 900px) 42vw, 92vw" decorative item />
      ))}
    </ul>
  )
}
