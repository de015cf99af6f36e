// Everything behind one line of the start page, each with the way to its place.
import { HitList } from '../ui/HitList.tsx'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import { Link, type ScreenProps } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import type { Todo as Places } from './todo.server.ts'
import { startWords } from './words.ts'

export function Todo({ rest }: ScreenProps) {
  const t = useWords(startWords)
  const { words } = useSession()
  const list = rest === 'launch' ? 'launch' : 'outdated'
  const { data, error } = useData<Places>(`todo?list=${list}`)
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
      {data ? <HitList hits={data} /> : <Loading error={error} />}
    </main>
  )
}
