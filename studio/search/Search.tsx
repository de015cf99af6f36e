// The search: every text with these words, and a link to its field.

import { peopleWords } from '../people/words.ts'
import { TextLink } from '../ui/Button.tsx'
import { HitList } from '../ui/HitList.tsx'
import layout from '../ui/layout.module.css'
import { useAddress } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { UnreadableFiles } from '../ui/UnreadableFiles.tsx'
import { useData } from '../ui/use-data.ts'
import type { SearchResult } from './search.server.ts'
import { searchWords } from './words.ts'

export function Search() {
  const peopleT = useWords(peopleWords)
  const t = useWords(searchWords)
  const { query: search } = useAddress()
  const query = search.get('q') ?? ''
  const { data } = useData<SearchResult>(`search?q=${encodeURIComponent(query)}`)
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
      {data && <HitList hits={data.hits} show={text => <Marked text={text} words={query} />} />}
    </main>
  )
}

/** Shows the text around the first match, with all matches marked. */
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
