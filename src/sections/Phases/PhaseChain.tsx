import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Icon, type IconId } from '../../parts/Icon/Icon.tsx'
import { classes } from '../../styles/classes.ts'
import css from './PhaseChain.module.css'

type Phase = {
  title: string
  icon: IconId
  text: string
  months: number
  /** The months in words. */
  duration: string
}

/** Phases as one dimension chain; every bay is as wide as its phase is long. */
export function PhaseChain({ phases }: { phases: Phase[] }) {
  const total = phases.reduce((sum, phase) => sum + phase.months, 0)
  const startOf = (index: number) =>
    (phases.slice(0, index).reduce((sum, phase) => sum + phase.months, 0) / total) * 100
  return (
    <>
      <svg className={classes('drawing', css.line)} aria-hidden="true">
        <line x1="0" x2="100%" y1="40" y2="40" />
        {phases.map((phase, index) => (
          <g key={phase.title}>
            <End at={startOf(index)} />
            <text x={`${(startOf(index) + startOf(index + 1)) / 2}%`} y="24">
              {index + 1}
            </text>
            <Months count={phase.months} from={startOf(index)} total={total} />
          </g>
        ))}
        <End at={100} />
      </svg>
      <ol className={classes('columns lined', css.phases)} data-phases={phases.length}>
        {phases.map(phase => (
          <li key={phase.title}>
            <Icon id={phase.icon} />
            <p className={classes('note tn', css.duration)}>{phase.duration}</p>
            <h3 className="h3">
              <Hyphenated text={phase.title} />
            </h3>
            <p className="copy small">{phase.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function End({ at }: { at: number }) {
  return (
    <svg x={`${at}%`} overflow="visible" aria-hidden="true">
      <path d="M0 8V58M-8 48 8 32" />
    </svg>
  )
}

/** One small tick for each month inside a bay. */
function Months({ count, from, total }: { count: number; from: number; total: number }) {
  return Array.from({ length: count - 1 }, (_, index) => index + 1).map(month => (
    <svg key={month} x={`${from + (month / total) * 100}%`} overflow="visible" aria-hidden="true">
      <path d="M0 36v8" className={css.month} />
    </svg>
  ))
}
