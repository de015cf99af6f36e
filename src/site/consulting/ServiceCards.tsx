import '../../parts/QuoteTiles/QuoteTiles.css'
import type { PictureData } from '../../content/media.ts'
import { Arrow } from '../../parts/Button/Arrow.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'

export type ServiceCardData = {
  title: string
  text: string
  picture: PictureData
  badge: string | undefined
  label: string
  href: string
  /** Leads to a page of its own instead of opening the dialog. */
  leadsOn: boolean
}

/** Services as tiles with a picture; the whole tile is the link. */
export function ServiceCards({ cards, dialog }: { cards: ServiceCardData[]; dialog: string }) {
  return (
    <ul className="tiles service-cards">
      {cards.map(card => {
        const name = card.title.replaceAll('\u00ad', '')
        return (
          <li key={card.title}>
            <div className="service-picture">
              <Picture
                picture={card.picture}
                sizes="(min-width: 1120px) 29vw, (min-width: 700px) 45vw, 92vw"
                decorative
              />
            </div>
            <h3>
              {card.title}
              {card.badge && <span className="badge">{card.badge}</span>}
            </h3>
            <p>{card.text}</p>
            <a
              href={card.href}
              data-dialog={card.leadsOn ? undefined : dialog}
              data-service={card.leadsOn ? undefined : name}
            >
              <span>
                {card.label}
                <span className="vh">: {name}</span>
              </span>
              <Arrow />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
