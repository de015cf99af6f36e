// "Wo steht …?": every text that has these words, and the way to its field.

import { languageName } from '../../src/i18n/language-name.ts'
import { peopleWords } from '../people/words.ts'
import { TextLink } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { addressOf, Link, useAddress } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { UnreadableFiles } from '../ui/UnreadableFiles.tsx'
import { useData } from '../ui/use-data.ts'
import type { SearchResult } from './search.server.ts'
import { searchWords } from './words.ts'

export function Search() {
  const peopleT = useWords(peopleWords)
  const t = useWords(searchWords)
  const { language } = useSession()
  const { query: search } = useAddress()
  const query = search.get('q') ?? ''
  const { data } = useData<SearchResult>(`search?q=${encodeURIComponent(query)}`)
  const groups = Map.groupBy(data?.hits ?? [], ({ page }) => page)
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <h1>{t.title(query)}</h1>
        <p className={texts.secondary} role="status">
          {data && t.found(data.hits.length, data.more)}
        </p>
        <UnreadableFiles files={data?.unreadable} />
        {data && data.hits.length > 0 && (
          <TextLink to={`replace?old=${encodeURIComponent(query)}`}>{peopleT.everywhere}</TextLink>
        )}
      </div>
      {[...groups].map(([page, hits]) => (
        <section key={page} className={lists.hitGroup}>
          <h2 className={lists.hitHead}>
            {page} <sup>{hits.length}</sup>
          </h2>
          <ul className={lists.rows}>
            {hits.map(({ file, path, way, text, language: locale }) => (
              <li key={path.join('/')} className={lists.hit}>
                <Link className={lists.hitLink} to={addressOf(file, path)}>
                  <span className={lists.path}>{way.join(' › ')}</span>
                  <span className={texts.note}>{locale && languageName(locale, language)}</span>
                  <span lang={locale}>
                    <Marked text={text} words={query} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

/** Some words around the first that was asked for, and all of them marked. */
function Marked({ text, words }: { text: string; words: string }) {
  const terms = words.split(/\s+/).filter(word => word !== '')
  const pattern = new RegExp(
    `(${terms.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gi',
  )
  const first = Math.max(0, text.search(pattern) - 70)
  const part = `${first > 0 ? '… ' : ''}${text.slice(first, first + 240)}${text.length > first + 240 ? ' …' : ''}`
  return part.split(pattern).map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))
}
