import { Tick } from '../../parts/Drawing/Dimensions.tsx'
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

/** Shows phases as one dimension chain, in which each bay is as wide as its phase is long. */
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
            <Tick x={`${startOf(index)}%`} y={40} above={32} below={18} slant={8} />
            <text x={`${(startOf(index) + startOf(index + 1)) / 2}%`} y="24">
              {index + 1}
            </text>
            <Months count={phase.months} from={startOf(index)} total={total} />
          </g>
        ))}
        <Tick x="100%" y={40} above={32} below={18} slant={8} />
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

/** Draws a small tick for each month inside a bay. */
function Months({ count, from, total }: { count: number; from: number; total: number }) {
  return Array.from({ length: count - 1 }, (_, index) => index + 1).map(month => (
    <Tick key={month} x={`${from + (month / total) * 100}%`} y={40} above={4} className={css.month} />
  ))
}
