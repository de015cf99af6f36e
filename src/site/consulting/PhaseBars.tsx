import css from './PhaseBars.module.css'
import type { ConsultingPage } from './present.ts'

const stages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** When each service acts: one bar over the stages 0 to 9. */
export function PhaseBars({ bars }: { bars: ConsultingPage['view']['chart']['bars'][number][] }) {
  return (
    <>
      <div className={css.scale} aria-hidden="true">
        {stages.map(stage => (
          <span key={stage}>{stage}</span>
        ))}
      </div>
      <ol className={css.bars}>
        {bars.map(bar => (
          <li key={bar.title}>
            <span className={css.name}>
              {bar.title}
              <span className="vh">: {bar.spoken}</span>
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect x={bar.from * 10} width={(bar.to - bar.from + 1) * 10} height="10" />
            </svg>
          </li>
        ))}
      </ol>
    </>
  )
}
