import { Card } from '../../parts/Card/Card.tsx'
import { classes } from '../../styles/classes.ts'
import css from './ExpertiseCards.module.css'
import type { ArchitecturePage } from './present.ts'

/** Three pictures of unequal size on the axes A, E and J. */
export function ExpertiseCards({
  cards,
}: {
  cards: ArchitecturePage['view']['expertise']['cards'][number][]
}) {
  return (
    <ul className={classes('grid', css.cards)}>
      {cards.map(({ link, ...card }) => (
        <Card key={card.title} {...card} href={link} sizes="(min-width: 900px) 42vw, 92vw" decorative item />
      ))}
    </ul>
  )
}
