import type { Hit } from '../content/all-texts.ts'
import { TextLink } from '../ui/Button.tsx'
import lists from '../ui/lists.module.css'
import { addressOf } from '../ui/router.tsx'
import texts from '../ui/text.module.css'

/** Lists places without a choice: they update automatically, or need editing by hand. */
export function LinkedPlaces({ title, places }: { title: string; places: Hit[] }) {
  if (places.length === 0) return null
  return (
    <section aria-label={title} className={lists.hitGroup}>
      <h3 className={lists.hitHead}>
        {title} <sup>{places.length}</sup>
      </h3>
      <ul className={lists.rows}>
        {places.map(({ file, path, page, way, language }) => (
          <li key={`${file} ${path.join('/')}`}>
            <TextLink to={addressOf(file, path)}>{[page, ...way].join(' › ')}</TextLink>{' '}
            <span className={texts.note}>{language?.toUpperCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
