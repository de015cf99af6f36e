// Everything that was published, the newest first; and one of them about to be taken back.
import { useState } from 'react'
import { post, Said } from '../client/api.ts'
import { useData } from '../client/load.ts'
import { Link, navigate } from '../client/router.tsx'
import { useSession } from '../client/session.tsx'
import { IssueTable, type Listed } from './IssueTable.tsx'
import { publishWords } from './words.ts'

export function Issues({ rest }: { rest: string }) {
  const { language, words } = useSession()
  const t = publishWords[language]
  const { data, error } = useData<Listed[]>('publish/issues')
  const chosen = data?.find(({ number }) => String(number) === rest)
  return (
    <main className="page" id="main">
      <div className="grid head">
        <h1 className="c7">{chosen ? t.back(chosen.number) : t.issues}</h1>
        <p className="two c5">{chosen ? '' : t.issuesLead}</p>
      </div>
      {!data && <p className="note">{error ? error.message || words.away.title : words.loading}</p>}
      {chosen && <TakeBack issue={chosen} />}
      {data && !chosen && <IssueTable issues={data} />}
    </main>
  )
}

function TakeBack({ issue: { number, pages } }: { issue: Listed }) {
  const { language, words } = useSession()
  const t = publishWords[language]
  const [problem, say] = useState('')
  const start = async () => {
    try {
      await post('publish/back', { number })
      navigate('publish')
    } catch (reason) {
      if (!(reason instanceof Said)) throw reason
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
