import { Rows } from '../../parts/Rows/Rows.tsx'
import { classes } from '../../styles/classes.ts'
import type { DigitalPlanningPage } from './present.ts'
import css from './WallThreeTimes.module.css'

const ground = 250
const margin = 24

/** One wall as line, as object and as its data sheet. Changed measures change all three. */
export function WallThreeTimes({ wall }: { wall: DigitalPlanningPage['view']['bim']['wall'] }) {
  return (
    <ol className={classes('columns tiled', css.wall)}>
      <li>
        <WallLine wall={wall} />
        <h3 className="h3">{wall.line.title}</h3>
        <p className="copy small">{wall.line.text}</p>
      </li>
      <li>
        <WallObject wall={wall} />
        <h3 className="h3">{wall.object.title}</h3>
        <p className="copy small">{wall.object.text}</p>
      </li>
      <li>
        <Rows rows={wall.rows} />
        <h3 className="h3">{wall.sheet.title}</h3>
        <p className="copy small">{wall.sheet.text}</p>
      </li>
    </ol>
  )
}

function scale(wall: DigitalPlanningPage['view']['bim']['wall']): number {
  return (400 - 2 * margin - 60) / wall.length
}

function WallLine({ wall }: { wall: DigitalPlanningPage['view']['bim']['wall'] }) {
  const metre = scale(wall)
  const length = round(wall.length * metre)
  const thickness = round(Math.max(wall.thickness * metre, 4))
  const left = margin
  return (
    <svg className="drawing" viewBox="0 180 400 120" role="img" aria-label={wall.line.alt}>
      <path d={`M${left} ${ground - thickness}h${length}M${left} ${ground}h${length}`} />
      <Length wall={wall} length={length} />
    </svg>
  )
}

/** Seen from the front left above: depth runs half as far to the upper right. */
function WallObject({ wall }: { wall: DigitalPlanningPage['view']['bim']['wall'] }) {
  const metre = scale(wall)
  const [length, height] = [round(wall.length * metre), round(wall.height * metre)]
  const depth = round(Math.max(wall.thickness * metre, 10) * 0.9)
  const [left, top] = [margin, ground - height]
  return (
    <svg className="drawing" viewBox="0 0 400 300" role="img" aria-label={wall.object.alt}>
      <path className={css.front} d={`M${left} ${top}h${length}V${ground}H${left}z`} />
      <path className={css.side} d={`M${left} ${top}l${depth}-${depth}h${length}l-${depth} ${depth}z`} />
      <path
        className={css.side}
        d={`M${left + length} ${top}l${depth}-${depth}v${height}l-${depth} ${depth}z`}
      />
      <Length wall={wall} length={length} />
      <path className={css.thin} d={upright(left + length + depth + 22, top - depth, height)} />
      <text
        transform={`translate(${left + length + depth + 44} ${top - depth + height / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {wall.heightShown}
      </text>
    </svg>
  )
}

function Length({ wall, length }: { wall: DigitalPlanningPage['view']['bim']['wall']; length: number }) {
  return (
    <>
      <path className={css.thin} d={dimension(margin, length, ground + 26)} />
      <text x={margin + length / 2} y={ground + 46} textAnchor="middle">
        {wall.lengthShown}
      </text>
    </>
  )
}

function dimension(left: number, length: number, y: number): string {
  return `M${left} ${y}h${length}M${left} ${y - 10}v20M${left + length} ${y - 10}v20M${left - 5} ${y + 5}l10-10M${left + length - 5} ${y + 5}l10-10`
}

function upright(x: number, top: number, height: number): string {
  return `M${x} ${top}v${height}M${x - 10} ${top}h20M${x - 10} ${top + height}h20M${x - 5} ${top + 5}l10-10M${x - 5} ${top + height + 5}l10-10`
}

const round = (value: number) => Math.round(value * 10) / 10
