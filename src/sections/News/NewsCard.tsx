import { Badge } from '../../parts/Badge/Badge.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import type { NewsItem } from './present.ts'

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
          </time>{' '}
          {badge && <Badge>{badge}</Badge>}
        </>
      }
    />
  )
}
