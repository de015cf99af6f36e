// Places with what stands there and what will: old struck out, new in red, one box for each.
import type { Mention } from '../../content/mentions.ts'
import { type Piece, piecesOf, type Renaming } from '../../content/rename.ts'
import { addressOf } from '../editor/address.ts'
import { Link } from '../router.tsx'
import { useWords } from '../session.tsx'

export const keyOf = ({ file, path }: Pick<Mention, 'file' | 'path'>): string => `${file} ${path.join('/')}`

type Props = {
  mentions: Mention[]
  ticked: Set<string>
  onTick: (key: string, isTicked: boolean) => void
  renamingsOf: (mention: Mention) => Renaming[]
}

export function Mentions({ mentions, ticked, onTick, renamingsOf }: Props) {
  const { editor, replace } = useWords()
  return [...Map.groupBy(mentions, ({ page }) => page)].map(([page, places]) => (
    <section key={page} className="hit-g" aria-label={page}>
      <p className="hg">
        {page} <sup>{places.length}</sup>
      </p>
      <ul className="rows">
        {places.map(mention => {
          const key = keyOf(mention)
          const way = mention.way.join(' › ')
          const language = mention.language && editor.languages[mention.language]
          return (
            <li key={key} className="hit">
              <label className="ck">
                <input
                  type="checkbox"
                  checked={ticked.has(key)}
                  onChange={event => onTick(key, event.target.checked)}
                />
                <span className="vh">{replace.tick([page, way, language].filter(Boolean).join(', '))}</span>
              </label>
              <Link className="hit-a" to={addressOf(mention.file, mention.path)}>
                <span className="note">{way}</span>
                <span className="note">{mention.language?.toUpperCase()}</span>
                <span lang={mention.language}>
                  <Shown pieces={shortened(piecesOf(mention.text, renamingsOf(mention)))} />
                  {mention.isLegal && <span className="tag tag--q">{replace.legal}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

function Shown({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      <span key={at}>{piece}</span>
    ) : (
      <span key={at}>
        <del>{piece.from}</del> {piece.to !== '' && <ins>{piece.to}</ins>}
      </span>
    ),
  )
}

/** Some words before and behind each name. */
const shortened = (pieces: Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (typeof piece !== 'string' || piece.length < 140) return piece
    const start = at === 0 ? '' : piece.slice(0, 60)
    const end = at === pieces.length - 1 ? '' : piece.slice(-60)
    return `${start} … ${end}`
  })
