import { classes } from '../../src/styles/classes.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './publish.module.css'
import type { PublicationState } from './routes.server.ts'
import { publishWords } from './words.ts'

type Props = { publication: PublicationState; small?: boolean }

/** Lists the steps of a publication with their progress. */
export function PublicationSteps({ publication: { steps, outcome }, small }: Props) {
  const { language } = useSession()
  const t = useWords(publishWords)
  const isBad = outcome && 'why' in outcome
  return (
    <ol className={classes(lists.rows, styles.steps, small && styles.smallSteps)}>
      {steps.map(({ name, seconds, elapsed, progress }, index) => {
        const isLast = index === steps.length - 1
        const state = seconds !== undefined && !(isBad && isLast) ? 'done' : isBad ? 'bad' : 'now'
        return (
          <li className={classes(styles.step, state === 'bad' && styles.bad)} key={name}>
            <span className={styles.stepState}>
              {state === 'now' ? (
                <i className={styles.dot} />
              ) : (
                <LineIcon name={state === 'done' ? 'done' : 'stop'} />
              )}
            </span>
            <div>
              <p className={texts.strong}>{t.steps[name]}</p>
              {progress && !small && (
                <p className={texts.note}>
                  {t.progress(progress.done, progress.total, name === 'pages' ? progress.last : '')}
                </p>
              )}
              {progress && state === 'now' && name === 'pages' && progress.total > 0 && (
                <Fields done={progress.done} total={progress.total} />
              )}
            </div>
            <span className={classes(texts.note, texts.figures)}>
              {t.seconds(rounded(elapsed, language))}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const rounded = (seconds: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: seconds < 10 ? 1 : 0 }).format(seconds)

/** Draws the progress with one field for each page. */
function Fields({ done, total }: { done: number; total: number }) {
  const width = 640 / total
  return (
    <svg className={styles.fields} viewBox="0 0 640 13" preserveAspectRatio="none" aria-hidden="true">
      <rect width={done * width} height="13" className={styles.filled} />
      <path d={lines(1, done, width)} className={styles.inner} />
      <path d={lines(done, total, width)} className={styles.outer} />
      <rect x=".5" y=".5" width="639" height="12" className={styles.frame} />
    </svg>
  )
}

const lines = (from: number, to: number, width: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `M${(from + index) * width} 0v13`).join('')
