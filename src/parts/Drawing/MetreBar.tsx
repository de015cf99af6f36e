type Props = {
  /** The metres at the ends of the fields, beginning with 0. */
  marks: readonly number[]
  /** Converts metres to a length on the bar: per cent, pixels or millimetres. */
  at: (metres: number) => string | number
  label: string
  className?: string | undefined
  /** The coordinate system of the bar, if it is not in pixels. */
  viewBox?: string
  isNamed?: (metres: number) => boolean
  /** The height of the fields, and the baseline of the figures. */
  height?: number
  figuresAt?: number
}

/** A scale bar with fields of the given metres. */
export function MetreBar({
  marks,
  at,
  label,
  className,
  viewBox,
  isNamed,
  height = 8,
  figuresAt = 25,
}: Props) {
  const last = marks.at(-1)
  return (
    <svg className={className} viewBox={viewBox} role="img" aria-label={label}>
      {marks.slice(1).map((end, index) => (
        <rect
          key={end}
          x={at(marks[index] ?? 0)}
          y={height / 8}
          width={at(end - (marks[index] ?? 0))}
          height={height}
          data-filled={index % 2 === 0 ? '' : undefined}
        />
      ))}
      {marks
        .filter(metres => isNamed?.(metres) ?? true)
        .map(metres => (
          <text
            key={metres}
            x={at(metres)}
            y={figuresAt}
            textAnchor={metres === 0 ? 'start' : 'middle'}
            data-between={metres > 0 && metres !== last ? '' : undefined}
          >
            {metres}
            {metres === last && ' m'}
          </text>
        ))}
    </svg>
  )
}
