import type { Hit } from '../content/texts.ts'
import { addressOf } from '../ui/address.ts'
import { Link } from '../ui/router.tsx'

/** Places that are only named: they follow by themselves, or wait for a hand. */
export function LinkedPlaces({ title, places }: { title: string; places: Hit[] }) {
  if (places.length === 0) return null
  return (
    <section aria-label={title} className="hit-g">
      <h3 className="hg">
        {title} <sup>{places.length}</sup>
      </h3>
      <ul className="rows">
        {places.map(({ file, path, page, way, language }) => (
          <li key={`${file} ${path.join('/')}`}>
            <Link className="t" to={addressOf(file, path)}>
              <span>{[page, ...way].join(' › ')}</span>
            </Link>{' '}
            <span className="note">{language?.toUpperCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
