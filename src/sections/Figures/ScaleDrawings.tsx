// Draws figures of the firm to scale, so that a changed figure changes its drawing.

import { classes } from '../../styles/classes.ts'
import css from './ScaleDrawings.module.css'

const width = 520

/** Draws one block per building, ten in a row. */
export function BuildingBlocks({ count }: { count: number }) {
  const rows = Math.ceil(count / 10)
  return (
    <svg
      className={classes('drawing', css.toScale)}
      data-drawn=""
      viewBox={`0 0 ${width} ${rows * 52 - 14}`}
      aria-hidden="true"
    >
      {Array.from({ length: rows }, (_, row) => row * 10).map(first => (
        <path key={first} className={css.solid} d={blocks(first / 10, Math.min(10, count - first))} />
      ))}
    </svg>
  )
}

function blocks(row: number, count: number): string {
  return Array.from({ length: count }, (_, n) => `M${n * 53} ${row * 52}h38v38h-38z`).join('')
}

/** A football pitch of 105 by 68 metres, for comparison. */
const pitch = { length: 105, width: 68 }

/** Draws the area as a square, with a football pitch in its corner. */
export function AreaSquare({ area, edge, pitchName }: { area: number; edge: string; pitchName: string }) {
  const side = 257
  const metre = side / Math.sqrt(area)
  return (
    <svg
      className={classes('drawing', css.toScale)}
      data-drawn=""
      viewBox="0 -2 520 292"
      role="img"
      aria-label={`${edge}; ${pitchName}: ${pitch.length} × ${pitch.width} m`}
    >
      <rect className={css.well} x="1" width={side} height={side} />
      <rect
        className={css.dashed}
        x="11"
        y={side - 10 - pitch.width * metre}
        width={pitch.length * metre}
        height={pitch.width * metre}
      />
      <path d={`M1 276h${side}M1 264v22M${side + 1} 264v22M-4 281l10-10M${side - 4} 281l10-10`} />
      <text x={side + 14} y="281">
        {edge}
      </text>
      <text x={22 + pitch.length * metre} y={side - 14}>
        {pitchName}
      </text>
    </svg>
  )
}

/** Draws a ruler in steps of fifty that shows the capacity. */
export function CapacityRuler({ value, shown }: { value: number; shown: string }) {
  const full = Math.ceil(value / 50) * 50
  const steps = Array.from({ length: full / 50 + 1 }, (_, n) => n * 50)
  const x = (megawatts: number) => Math.round((megawatts / full) * width * 10) / 10
  const end = x(value)
  return (
    <svg className={classes('drawing', css.toScale)} data-drawn="" viewBox="0 -40 520 100" aria-hidden="true">
      <path d={`M-8 24H528${steps.map(step => `M${x(step)} 12v24`).join('')}`} />
      {steps.map(step => (
        <text
          key={step}
          x={x(step)}
          y="58"
          textAnchor={step === 0 ? 'start' : step === full ? 'end' : 'middle'}
        >
          {step}
        </text>
      ))}
      <path className={css.bar} d={`M0 24H${end}`} />
      <path className={css.mark} d={`M${end} -34V36`} />
      <text className={css.strong} x={end - 8} y="-18" textAnchor="end">
        {shown}
      </text>
    </svg>
  )
}
