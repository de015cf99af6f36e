// Everything there is to edit: pages by their names, lists, and the firm's own data.

import { addressOf } from '../ui/address.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { useData } from '../ui/use-data.ts'
import type { ContentEntry } from './contents.server.ts'

const lists = [
  'news.yaml',
  'faq.yaml',
  'jobs.yaml',
  'testimonials.yaml',
  'people.yaml',
  'disciplines.yaml',
  'categories.yaml',
]

export function Contents() {
  const { words } = useSession()
  const { data } = useData<ContentEntry[]>('contents')
  const pages = data?.filter(({ address }) => address !== undefined) ?? []
  const projects = data?.filter(({ file }) => file.startsWith('projects/')) ?? []
  const listed = lists.flatMap(name => data?.filter(({ file }) => file === name) ?? [])
  const rest = data?.filter(({ file }) => !file.includes('/') && !lists.includes(file)) ?? []
  return (
    <main className="page" id="main">
      <div className="page-head">
        <h1>{words.nav.contents}</h1>
      </div>
      <div className="grid">
        <section className="c7 sec" aria-labelledby="pages">
          <div className="sec-h">
            <h2 id="pages">{words.contents.pages}</h2>
          </div>
          <ul className="rows idx">
            {pages.map(({ file, name, address, older, isUnreadable }) => (
              <li key={file}>
                <Link className="n" to={addressOf(file)}>
                  {name.de}
                </Link>
                <span className="two">{name.en}</span>
                <span className="note">{address}</span>
                <span>
                  {older > 0 && <span className="tag tag--q">{words.editor.older}</span>}
                  {isUnreadable && <span className="tag">{words.contents.unreadable}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <div className="c5">
          <section className="sec" aria-labelledby="lists">
            <div className="sec-h">
              <h2 id="lists">{words.contents.lists}</h2>
            </div>
            <Names files={listed} />
          </section>
          <section className="sec" aria-labelledby="firm">
            <div className="sec-h">
              <h2 id="firm">{words.contents.firm}</h2>
            </div>
            <Names files={rest} />
          </section>
          <section className="sec" aria-labelledby="projects">
            <div className="sec-h">
              <h2 id="projects">{words.contents.projects}</h2>
              <Link className="t" to="new-project">
                <LineIcon name="plus" />
                <span>{words.contents.newProject}</span>
              </Link>
            </div>
            <Names files={projects} />
          </section>
        </div>
      </div>
    </main>
  )
}

function Names({ files }: { files: ContentEntry[] }) {
  const { words, language } = useSession()
  return (
    <ul className="rows lst">
      {files.map(({ file, name, count, older, isUnreadable }) => (
        <li key={file}>
          <Link className="n" to={addressOf(file)}>
            {name[language]}
            {count !== undefined && <sup>{count}</sup>}
          </Link>
          {older > 0 && <span className="tag tag--q">{words.editor.older}</span>}
          {isUnreadable && <span className="tag">{words.contents.unreadable}</span>}
        </li>
      ))}
    </ul>
  )
}
