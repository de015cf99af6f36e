import { At } from './At.tsx'
import type { Dimension } from './metres.ts'

type TickProps = {
  x?: string | number | undefined
  y?: string | number | undefined
  /** The lengths of the strokes: along the line, across it on both sides, and slanted. */
  along?: number
  above?: number
  below?: number
  slant?: number
  className?: string | undefined
}

/** The end of a length on a dimension line: a stroke across the line, and a slanted one. */
export function Tick({ x, y, along = 0, above = 0, below = above, slant = 0, className }: TickProps) {
  const strokes = [
    along > 0 && `M${-along} 0H${along}`,
    above + below > 0 && `M0${-above}V${below}`,
    slant > 0 && `M${-slant} ${slant} ${slant} ${-slant}`,
  ]
  return (
    <At x={x} y={y} overflow="visible">
      <path className={className} d={strokes.filter(Boolean).join('')} />
    </At>
  )
}

type Props = Dimension<string | number> & {
  /** The distance of the line from the upper edge, or from the left edge if it is upright. */
  line: number
  upright?: boolean
  /** Half the length of a tick; its slanted stroke is shorter. */
  reach?: number
  /** The distance of a figure from the line. */
  lift?: number
}

/** A dimension line with a tick at the end of each length and a figure above it. An upright line is read from the right. */
export function Dimensions({ ticks, figures, line, upright = false, reach = 7, lift = 8 }: Props) {
  const [first, last] = [ticks[0], ticks.at(-1)]
  const place = (at: string | number, from = line) => (upright ? { x: from, y: at } : { x: at, y: from })
  const [start, end] = [place(first ?? 0), place(last ?? 0)]
  return (
    <>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {ticks.map(at => (
        <Tick key={at} {...place(at)} along={reach} above={reach} slant={Math.round(reach * 57) / 100} />
      ))}
      {figures.map(({ text, at, room }) => (
        <At key={at} {...place(at, line - lift)} data-room={room} overflow="visible">
          <text transform={upright ? 'rotate(-90)' : undefined} textAnchor="middle">
            {text}
          </text>
        </At>
      ))}
    </>
  )
}
