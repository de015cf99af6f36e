import { classes } from '../styles/classes.ts'
import type { Stages as Range } from './facts.ts'
import css from './Stages.module.css'

type Props = {
  range: Range | undefined
  /** The number of stages in the firm's country. */
  count: number
  className?: string | undefined
  label?: string | undefined
  isNumbered?: boolean
}

/**
 * Shows the stages as a row of squares and fills those the firm was appointed for. The squares are SVG, because printers
 * print fills but often leave out backgrounds. Without a label the row is decorative: the text beside it says the same.
 */
export function Stages({ range, count, className, label, isNumbered = label !== undefined }: Props) {
  const isDone = (stage: number) => range !== undefined && stage >= range.from && stage <= range.to
  return (
    <svg
      className={classes(css.stages, className)}
      viewBox={`0 0 ${count * 22} 20`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {Array.from({ length: count }, (_, index) => index + 1).map((stage, index) => (
        <g key={stage} data-done={isDone(stage) ? '' : undefined}>
          <rect x={index * 22 + 0.5} y="0.5" width="22" height="19" />
          {isNumbered && (
            <text x={index * 22 + 11} y="14.5" textAnchor="middle">
              {stage}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
