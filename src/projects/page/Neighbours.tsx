import { Card } from '../../parts/Card/Card.tsx'
import css from './Neighbours.module.css'
import type { ProjectPage } from './present.ts'

/** Links to the previous and the next project of the whole list. */
export function Neighbours({ cards }: { cards: ProjectPage['view']['neighbours'] }) {
  if (cards.length === 0) return null
  return (
    <section
      id="next"
      className="wrap"
      aria-label={cards.map(({ label }) => label).join(', ')}
      data-neighbours=""
    >
      <div className={css.neighbours}>
        {cards.map(({ id, label, title, description, href, picture, uncropped }) => (
          <Card
            key={id}
            href={href}
            picture={picture}
            uncropped={uncropped}
            title={title}
            text={description}
            meta={label}
            level={2}
            sizes={halfWidth}
            decorative
          />
        ))}
      </div>
    </section>
  )
}

const halfWidth = '(min-width: 768px) 45vw, 92vw'
