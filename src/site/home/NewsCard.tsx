import '../../parts/Card/Card.css'
import type { PictureData } from '../../content/media.ts'
import { Picture } from '../../parts/Picture/Picture.tsx'

export type NewsItem = {
  date: { iso: string; text: string }
  title: string
  teaser: string
  picture: PictureData
  badge: string | undefined
  href: string
}

export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <li className="card">
      <div className="pic">
        <Picture
          picture={item.picture}
          sizes="(min-width: 1024px) 29vw, (min-width: 768px) 45vw, 90vw"
          decorative
        />
      </div>
      <p className="meta">
        <time className="tn" dateTime={item.date.iso}>
          {item.date.text}
        </time>
        {item.badge && <span className="badge">{item.badge}</span>}
      </p>
      <h3 className="h3">
        <a className="full" href={item.href}>
          {item.title}
        </a>
      </h3>
      <p className="small">{item.teaser}</p>
    </li>
  )
}
