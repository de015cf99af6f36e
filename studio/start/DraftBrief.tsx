import { classes } from '../../src/styles/classes.ts'
import type { Draft } from '../publish/draft.server.ts'
import { Way } from '../publish/PlaceChange.tsx'
import { publishWords } from '../publish/words.ts'
import buttons from '../ui/buttons.module.css'
import { clock, day } from '../ui/day-and-time.ts'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import styles from './start.module.css'
import { startWords } from './words.ts'

const maxListed = 5

/** The draft in sentences, for the start page. */
export function DraftBrief() {
  const [t, own] = [useWords(publishWords), useWords(startWords)]
  const { language } = useSession()
  const { data, error } = useData<Draft>('publish/draft')
  const files = data?.files ?? []
  const countOf = (some: typeof files) => some.reduce((sum, { count }) => sum + count, 0)
  const all = countOf(files)
  return (
    <section className={layout.section} aria-labelledby="b-draft">
      <div className={layout.sectionHead}>
        <h2 id="b-draft">
          {own.draft}
          {all > 0 && <sup>{all}</sup>}
        </h2>
      </div>
      {error && <p className={texts.note}>{error.message}</p>}
      {data && files.length === 0 && <p className={classes(texts.secondary, layout.below)}>{t.nothing}</p>}
      <ul className={classes(lists.rows, styles.draft)}>
        {files.slice(0, maxListed).map(({ file, name, what, at, count, places: [only, ...others] }) => (
          <li key={file}>
            <p>
              <Way steps={[name, ...(only && others.length === 0 ? only.way : [])]} />{' '}
              {t.what[only && others.length === 0 ? only.what : what]}
              {count > 1 && t.places(count)}.
            </p>
            <p className={texts.note}>{at && `${day(at, language)} ${clock(at, language)}`}</p>
          </li>
        ))}
      </ul>
      {files.length > maxListed && (
        <p className={classes(texts.note, layout.below)}>{t.more(countOf(files.slice(maxListed)))}</p>
      )}
      {files.length > 0 && (
        <p className={layout.below}>
          <Link className={classes(buttons.button, buttons.primary)} to="publish">
            {own.toPublish}
          </Link>
        </p>
      )}
    </section>
  )
}
