import './NewsCarousel.css'
import { NewsCard, type NewsItem } from './NewsCard.tsx'

/** One, two or three items side by side; the others are a swipe away. */
export function NewsList({ items }: { items: NewsItem[] }) {
  return (
    <ul className="news-list">
      {items.map(item => (
        <NewsCard key={item.date.iso} item={item} />
      ))}
    </ul>
  )
}
