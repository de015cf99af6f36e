import type { PictureData } from '../../content/media.ts'
import { Badge } from '../../parts/Badge/Badge.tsx'
import { Card } from '../../parts/Card/Card.tsx'

export type NewsItem = {
  date: { iso: string; text: string }
  title: string
  teaser: string
  picture: PictureData
  badge: string | undefined
  href: string
}

export function NewsCard({ item: { date, title, teaser, picture, badge, href } }: { item: NewsItem }) {
  return (
    <Card
      item
      decorative
      {...{ picture, title, href }}
      text={teaser}
      meta={
        <>
          <time className="tn" dateTime={date.iso}>
            {date.text}
          </time>
          {badge && <Badge>{badge}</Badge>}
        </>
      }
    />
  )
}
