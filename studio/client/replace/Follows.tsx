import type { Hit } from '../../content/texts.ts'
import { addressOf } from '../editor/Editor.tsx'
import { Link } from '../router.tsx'
import { useWords } from '../session.tsx'

/** Texts that hold a place for what is being changed need no hand. */
export function Follows({ places }: { places: Hit[] }) {
  const words = useWords().replace
  if (places.length === 0) return null
  return (
    <section aria-label={words.follows} className="hit-g">
      <h3 className="hg">
        {words.follows} <sup>{places.length}</sup>
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
