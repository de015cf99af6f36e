import { LineIcon } from '../ui/LineIcon.tsx'
import { useSession } from '../ui/session.tsx'
import type { PublicationState } from './routes.server.ts'
import { publishWords } from './words.ts'

type Props = { publication: PublicationState; small?: boolean }

/** What a publication does, one step after the other, and how far it is. */
export function PublicationSteps({ publication: { steps, outcome }, small }: Props) {
  const { language } = useSession()
  const t = publishWords[language]
  const isBad = outcome && 'why' in outcome
  return (
    <ol className={small ? 'rows steps steps--s' : 'rows steps'}>
      {steps.map(({ name, seconds, elapsed, progress }, index) => {
        const isLast = index === steps.length - 1
        const state = seconds !== undefined && !(isBad && isLast) ? 'done' : isBad ? 'bad' : 'now'
        return (
          <li className={`step is-${state}`} key={name}>
            <span className="st-s">
              {state === 'now' ? (
                <i className="dot" />
              ) : (
                <LineIcon name={state === 'done' ? 'done' : 'stop'} />
              )}
            </span>
            <div>
              <p className="b5">{t.steps[name]}</p>
              {progress && !small && (
                <p className="note">
                  {t.progress(progress.done, progress.total, name === 'pages' ? progress.last : '')}
                </p>
              )}
              {progress && state === 'now' && name === 'pages' && progress.total > 0 && (
                <Fields done={progress.done} total={progress.total} />
              )}
            </div>
            <span className="note tn">{t.seconds(rounded(elapsed, language))}</span>
          </li>
        )
      })}
    </ol>
  )
}

const rounded = (seconds: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: seconds < 10 ? 1 : 0 }).format(seconds)

/** One field is one page. */
function Fields({ done, total }: { done: number; total: number }) {
  const width = 640 / total
  return (
    <svg className="pub-fields" viewBox="0 0 640 13" preserveAspectRatio="none" aria-hidden="true">
      <rect width={done * width} height="13" className="on" />
      <path d={lines(1, done, width)} className="in" />
      <path d={lines(done, total, width)} className="out" />
      <rect x=".5" y=".5" width="639" height="12" className="frame" />
    </svg>
  )
}

const lines = (from: number, to: number, width: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `M${(from + index) * width} 0v13`).join('')
