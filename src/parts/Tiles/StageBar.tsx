import css from './StageBar.module.css'

const stages = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A bar over the stages 0 to 9 that shows in which ones a service applies. */
export function StageBar({ from, to, spoken }: { from: number; to: number; spoken: string }) {
  return (
    <div className={css.bar} role="img" aria-label={spoken}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect x={from * 10} width={(to - from + 1) * 10} height="10" />
      </svg>
      <div aria-hidden="true">
        {stages.map(stage => (
          <span key={stage} data-acts={stage >= from && stage <= to}>
            {stage}
          </span>
        ))}
      </div>
    </div>
  )
}
