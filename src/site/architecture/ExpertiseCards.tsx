import '../../parts/Card/Card.css'
import type { PictureData } from '../../content/media.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'

export type ExpertiseCard = { title: string; text: string; picture: PictureData; link: string }

/** Three pictures of unequal size on the axes A, E and J. */
export function ExpertiseCards({ cards }: { cards: ExpertiseCard[] }) {
  return (
    <ul className="unequal">
      {cards.map(card => (
        <li className="card" key={card.title}>
          <div className="pic">
            <Picture picture={card.picture} sizes="(min-width: 900px) 42vw, 92vw" decorative />
          </div>
          <h3 className="h3">
            <a className="full" href={card.link}>
              {card.title}
            </a>
          </h3>
          <p className="small">{card.text}</p>
        </li>
      ))}
    </ul>
  )
}
