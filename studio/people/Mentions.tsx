// Places with their present and their future words: old struck out, new in red, a box for each.

import { languageName } from '../../src/i18n/language-name.ts'
import { classes } from '../../src/styles/classes.ts'
import lists from '../ui/lists.module.css'
import { addressOf, Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { Mention } from './mentions.server.ts'
import { type Piece, piecesOf, type Renaming } from './rename.ts'
import { peopleWords } from './words.ts'

export const keyOf = ({ file, path }: Pick<Mention, 'file' | 'path'>): string => `${file} ${path.join('/')}`

/** Returns the keys without a tick after one was ticked or unticked. */
export const withTick = (unticked: ReadonlySet<string>, key: string, isTicked: boolean): Set<string> =>
  isTicked ? new Set(unticked).difference(new Set([key])) : new Set(unticked).add(key)

type Props = {
  mentions: Mention[]
  ticked: Set<string>
  onTick: (key: string, isTicked: boolean) => void
  renamingsOf: (mention: Mention) => Renaming[]
}

/** Groups sentences by their page. Choices of a person are many and alike, so they form one list. */
export function Mentions({ mentions, isFlat, ...props }: Props & { isFlat: boolean }) {
  if (isFlat)
    return (
      <ul className={lists.rows}>
        {mentions.map(mention => (
          <Row key={keyOf(mention)} mention={mention} way={[mention.page, ...mention.way]} {...props} />
        ))}
      </ul>
    )
  return [...Map.groupBy(mentions, ({ page }) => page)].map(([page, places]) => (
    <section key={page} className={lists.hitGroup} aria-label={page}>
      <p className={lists.hitHead}>
        {page} <sup>{places.length}</sup>
      </p>
      <ul className={lists.rows}>
        {places.map(mention => (
          <Row key={keyOf(mention)} mention={mention} way={mention.way} {...props} />
        ))}
      </ul>
    </section>
  ))
}

type RowProps = Omit<Props, 'mentions'> & { mention: Mention; way: string[] }

function Row({ mention, way, ticked, onTick, renamingsOf }: RowProps) {
  const { language } = useSession()
  const t = useWords(peopleWords)
  const key = keyOf(mention)
  const inLanguage = mention.language && languageName(mention.language, language)
  const place = [mention.page, mention.way.join(' › '), inLanguage]
  return (
    <li className={lists.hit}>
      <label className={lists.checkbox}>
        <input
          type="checkbox"
          checked={ticked.has(key)}
          onChange={event => onTick(key, event.target.checked)}
        />
        <span className={texts.hidden}>{t.tick(place.filter(Boolean).join(', '))}</span>
      </label>
      <Link className={lists.hitLink} to={addressOf(mention.file, mention.path)}>
        <span className={texts.note}>{way.join(' › ')}</span>
        <span className={texts.note}>{mention.language?.toUpperCase()}</span>
        <span lang={mention.language}>
          <Shown pieces={shortened(piecesOf(mention.text, renamingsOf(mention)))} />
          {mention.isLegal && <span className={classes(lists.tag, lists.quiet)}>{t.legal}</span>}
        </span>
      </Link>
    </li>
  )
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

/** Keeps some words before and after each name. */
const shortened = (pieces: Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (typeof piece !== 'string' || piece.length < 140) return piece
    const start = at === 0 ? '' : piece.slice(0, 60)
    const end = at === pieces.length - 1 ? '' : piece.slice(-60)
    return `${start} … ${end}`
  })
