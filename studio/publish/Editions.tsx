// Everything that was published, the newest first; and one of them about to be taken back.
import { useState } from 'react'
import { post, Rejection } from '../ui/api.ts'
import { Link, navigate } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import { EditionTable } from './EditionTable.tsx'
import type { EditionSummary } from './routes.server.ts'
import { publishWords } from './words.ts'

export function Editions({ rest }: { rest: string }) {
  const { language, words } = useSession()
  const t = publishWords[language]
  const { data, error } = useData<EditionSummary[]>('publish/editions')
  const chosen = data?.find(({ number }) => String(number) === rest)
  return (
    <main className="page" id="main">
      <div className="grid head">
        <h1 className="c7">{chosen ? t.back(chosen.number) : t.editions}</h1>
        <p className="two c5">{chosen ? '' : t.editionsLead}</p>
      </div>
      {!data && <p className="note">{error ? error.message || words.away.title : words.loading}</p>}
      {chosen && <TakeBack edition={chosen} />}
      {data && !chosen && <EditionTable editions={data} />}
    </main>
  )
}

function TakeBack({ edition: { number, pages } }: { edition: EditionSummary }) {
  const { language, words } = useSession()
  const t = publishWords[language]
  const [problem, say] = useState('')
  const start = async () => {
    try {
      await post('publish/back', { number })
      navigate('publish')
    } catch (reason) {
      if (!(reason instanceof Rejection)) throw reason
      say(reason.message || words.away.title)
    }
  }
  return (
    <section aria-labelledby="happens">
      <div className="sec-h">
        <h2 id="happens">{t.happens}</h2>
      </div>
      <ul className="rows lst2">
        {t.happensList(number, pages.join(', ')).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {problem && (
        <p className="f-m" role="alert">
          <span>{problem}</span>
        </p>
      )}
      <p className="pub-a pub-two">
        <button type="button" className="b b--ink" onClick={() => void start()}>
          {t.back(number)}
        </button>
        <Link className="b" to="publish">
          {t.notYet}
        </Link>
      </p>
    </section>
  )
}
