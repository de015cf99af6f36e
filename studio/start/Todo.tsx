// Lists all places behind one line of the start page, each with a link.
import { HitList } from '../ui/HitList.tsx'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import { Link, type ScreenProps } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import type { Todo as Places } from './todo.server.ts'
import { startWords } from './words.ts'

const lists = ['launch', 'outdated', 'terms'] as const

export function Todo({ rest }: ScreenProps) {
  const t = useWords(startWords)
  const { words, language } = useSession()
  const list = lists.find(name => name === rest) ?? 'outdated'
  const { data, error } = useData<Places>(`todo?list=${list}`)
  /** A sentence of a check is in the language of the Studio, not of the text that it is about. */
  const show = list === 'outdated' ? undefined : (text: string) => <span lang={language}>{text}</span>
  return (
    <main className={layout.page} id="main">
      <p className={layout.crumb}>
        <Link to="">{words.nav.start}</Link>
      </p>
      <div className={layout.pageHead}>
        <h1>{t.todo[list].title}</h1>
        <p className={texts.secondary} role="status">
          {data && (data.length === 0 ? t.todo[list].none : t.todo[list].lead(data.length))}
        </p>
      </div>
      {data ? <HitList hits={data} show={show} /> : <Loading error={error} />}
    </main>
  )
}
