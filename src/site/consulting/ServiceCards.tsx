import type { PictureData } from '../../content/media.ts'
import { Tiles } from '../../parts/Tiles/Tiles.tsx'

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
    <div className="service-cards">
      <Tiles
        tiles={cards.map(({ leadsOn, ...card }) => ({ ...card, dialog: leadsOn ? undefined : dialog }))}
      />
    </div>
  )
}
