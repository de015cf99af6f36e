import css from './Drawing.module.css'
import { part, scaleOf } from './metres.ts'

/** A scale bar whose fields are as long as they say, under a drawing of that width. */
export function MetreBar({ width, label }: { width: number; label: string }) {
  const { step, fields } = scaleOf(width)
  const marks = Array.from({ length: fields + 1 }, (_, index) => index * step)
  return (
    <svg className={css.bar} role="img" aria-label={label}>
      {marks.slice(0, -1).map((metres, index) => (
        <rect
          key={metres}
          x={part(metres, width)}
          y="1"
          width={part(step, width)}
          height="8"
          data-filled={index % 2 === 0 ? '' : undefined}
        />
      ))}
      {marks.map(metres => (
        <text
          key={metres}
          x={part(metres, width)}
          y="25"
          textAnchor={metres === 0 ? 'start' : 'middle'}
          data-between={metres > 0 && metres < fields * step ? '' : undefined}
        >
          {metres}
          {metres === fields * step && ' m'}
        </text>
      ))}
    </svg>
  )
}
