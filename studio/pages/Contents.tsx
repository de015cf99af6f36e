// Lists everything that can be edited: pages by their names, lists, and the firm's own data.

import { languageName } from '../../src/i18n/language-name.ts'
import type { Locale } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { editorWords } from '../editor/words.ts'
import { TextLink } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { addressOf, Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import styles from './contents.module.css'
import type { ContentEntry, OutdatedContents } from './contents.server.ts'
import { ProjectList } from './ProjectList.tsx'
import { pagesWords } from './words.ts'

const listFiles = [
  'news.yaml',
  'faq.yaml',
  'jobs.yaml',
  'testimonials.yaml',
  'people.yaml',
  'disciplines.yaml',
  'categories.yaml',
  'glossary.yaml',
]

export function Contents() {
  const t = useWords(pagesWords)
  const { words, me } = useSession()
  const { data, error, reload } = useData<ContentEntry[]>('contents')
  const { data: outdated } = useData<OutdatedContents>('contents/outdated')
  const pages = data?.filter(({ address }) => address !== undefined) ?? []
  const projects = data?.filter(({ file }) => file.startsWith('projects/')) ?? []
  const listed = listFiles.flatMap(name => data?.filter(({ file }) => file === name) ?? [])
  const rest = data?.filter(({ file }) => !file.includes('/') && !listFiles.includes(file)) ?? []
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <h1>{words.nav.contents}</h1>
      </div>
      {!data && <Loading error={error} />}
      <div className={layout.grid}>
        <section className={classes(layout.span7, layout.section)} aria-labelledby="pages">
          <div className={layout.sectionHead}>
            <h2 id="pages">{t.pages}</h2>
            <TextLink icon="plus" to="new-page">
              {t.newPage}
            </TextLink>
          </div>
          <Pages files={pages.filter(({ isSystem }) => !isSystem)} outdated={outdated} />
          <h3 className={layout.groupHead}>{t.systemPages}</h3>
          <Pages files={pages.filter(({ isSystem }) => isSystem)} outdated={outdated} />
        </section>
        <div className={layout.span5}>
          <section className={layout.section} aria-labelledby="lists">
            <div className={layout.sectionHead}>
              <h2 id="lists">{t.lists}</h2>
            </div>
            <Names files={listed} outdated={outdated} />
          </section>
          <section className={layout.section} aria-labelledby="firm">
            <div className={layout.sectionHead}>
              <h2 id="firm">{t.firm}</h2>
              {me.may.publish && <TextLink to="theme">{words.theme}</TextLink>}
            </div>
            <Names files={rest} outdated={outdated} />
          </section>
          <section className={layout.section} aria-labelledby="projects">
            <div className={layout.sectionHead}>
              <h2 id="projects">{t.projects}</h2>
              <span className={fields.tools}>
                <TextLink to="projects/table">{t.asTable}</TextLink>
                <TextLink icon="plus" to="new-project">
                  {t.newProject}
                </TextLink>
              </span>
            </div>
            <ProjectList projects={projects} onMoved={reload} />
          </section>
        </div>
      </div>
    </main>
  )
}

type ListProps = { files: ContentEntry[]; outdated: OutdatedContents | undefined }

function Pages({ files, outdated }: ListProps) {
  const t = useWords(pagesWords)
  const { language } = useSession()
  return (
    <ul className={classes(lists.rows, styles.index)}>
      {files.map(({ file, name, address, isHidden, isUnreadable }) => (
        <li key={file}>
          <Link className={lists.name} to={addressOf(file)}>
            {name[language]}
          </Link>
          <span className={texts.secondary}>{name[language === 'de' ? 'en' : 'de']}</span>
          <span className={texts.note}>{address}</span>
          <span>
            <Outdated languages={outdated?.[file] ?? []} />
            {isHidden && <span className={classes(lists.tag, lists.quiet)}>{t.hidden}</span>}
            {isUnreadable && <span className={lists.tag}>{t.unreadable}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Names({ files, outdated }: ListProps) {
  const t = useWords(pagesWords)
  const { language } = useSession()
  return (
    <ul className={classes(lists.rows, styles.names)}>
      {files.map(({ file, name, count, isUnreadable }) => (
        <li key={file}>
          <Link className={lists.name} to={addressOf(file)}>
            {name[language]}
            {count !== undefined && <sup>{count}</sup>}
          </Link>
          <Outdated languages={outdated?.[file] ?? []} />
          {isUnreadable && <span className={lists.tag}>{t.unreadable}</span>}
        </li>
      ))}
    </ul>
  )
}

function Outdated({ languages }: { languages: Locale[] }) {
  const t = useWords(editorWords)
  const { language } = useSession()
  const names = languages.map(locale => languageName(locale, language)).join(', ')
  return names !== '' && <span className={classes(lists.tag, lists.quiet)}>{t.older(names)}</span>
}
