// Shows the draft, the editions, the open tasks, and the state of the service.

import { classes } from '../../src/styles/classes.ts'
import type { NoticeText } from '../http/route.ts'
import { TextLink } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { dateFormat } from '../ui/day-and-time.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { DraftBrief } from './DraftBrief.tsx'
import { PublicBrief } from './PublicBrief.tsx'
import { ServiceBrief } from './ServiceBrief.tsx'
import styles from './start.module.css'
import { startWords } from './words.ts'

/** The most frequent tasks of an office; `new` opens the list with an empty item. */
const tasks: { name: keyof typeof startWords.de.task; to: string }[] = [
  { name: 'project', to: 'new-project' },
  { name: 'news', to: 'edit/news?new' },
  { name: 'job', to: 'edit/jobs?new' },
  { name: 'page', to: 'new-page' },
  { name: 'home', to: 'edit/pages/home' },
  { name: 'people', to: 'edit/people' },
  { name: 'pictures', to: 'pictures' },
  { name: 'show', to: 'show' },
]

export function Start() {
  const t = useWords(startWords)
  const { words, language, me } = useSession()
  const { data } = useData<NoticeText[]>('notices')
  const today = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format()
  const areas = (['inbox', 'content', 'service'] as const).flatMap(area => {
    const notices = data?.filter(notice => notice.area === area) ?? []
    return notices.length > 0 ? [{ area, notices }] : []
  })
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span7}>{today}</h1>
        <p className={classes(texts.secondary, layout.span5)} role="status">
          {data ? t.count(data.length) : words.loading}
        </p>
      </div>
      {me.may.edit && (
        <nav className={styles.tasks} aria-label={t.tasks}>
          {tasks.map(({ name, to }) => (
            <Link key={name} className={classes(buttons.button, buttons.small)} to={to}>
              {t.task[name]}
            </Link>
          ))}
        </nav>
      )}
      <div className={layout.grid}>
        <div className={layout.span7}>
          {areas.map(({ area, notices }) => (
            <section className={layout.section} key={area} aria-labelledby={`a-${area}`}>
              <div className={layout.sectionHead}>
                <h2 id={`a-${area}`}>{t.areas[area]}</h2>
                {area === 'inbox' && <TextLink to="inbox">{t.all.inbox}</TextLink>}
              </div>
              <Notices notices={notices} />
            </section>
          ))}
        </div>
        <div className={layout.span5}>
          {me.may.edit && <DraftBrief />}
          {me.may.edit && <PublicBrief />}
          <ServiceBrief />
        </div>
      </div>
    </main>
  )
}

function Notices({ notices }: { notices: NoticeText[] }) {
  return (
    <ul className={classes(lists.rows, styles.todo)}>
      {notices.map(({ wrong, mark, says, hint, href, action }) => (
        <li key={`${href} ${says}`}>
          <span className={classes(styles.mark, wrong && styles.wrong)}>
            {wrong && <LineIcon name="stop" />}
            {mark}
          </span>
          <div>
            <p>{says}</p>
            {hint && <p className={texts.note}>{hint}</p>}
          </div>
          <Link className={classes(buttons.link, styles.go)} to={href}>
            <span>{action}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
