import { classes } from '../../styles/classes.ts'
import type { ArchitecturePage } from './present.ts'
import css from './WallCorners.module.css'
import { layers } from './wall.ts'

/** Half a centimetre is one unit. The outer face stands at 40, the inner one where the layers end. */
const [brick, wool, block, plaster] = layers.map((_, index) => at(index + 1)) as [
  number,
  number,
  number,
  number,
]

/** The same corner of a wall in plan, at three levels of detail. */
export function WallCorners({ levels, measures }: ArchitecturePage['view']['method']) {
  return (
    <ol className={classes('columns', css.corners)}>
      {levels.map((level, index) => (
        <li key={level.title}>
          <svg className="drawing" viewBox="0 -14 300 254" aria-hidden="true">
            {index === 0 && <path className={css.cut} d={outline} />}
            {index > 0 && <Layers />}
            {index === 1 && <Chain edges={[40, plaster]} figures={[measures.whole]} />}
            {index === 2 && <Joint />}
            {index === 2 && <Chain edges={[40, brick, wool, block, plaster]} figures={measures.layers} />}
          </svg>
          <h3 className="h4">{level.title}</h3>
          <p className="copy small">{level.text}</p>
        </li>
      ))}
    </ol>
  )
}

function at(count: number): number {
  return 40 + layers.slice(0, count).reduce((sum, layer) => sum + layer * 2, 0)
}

const outline = `M40 240V40H300M${plaster} 240V${plaster}H300`

/** Insulation as it stands in plans: a loop from face to face. */
const loops = [
  ...range(82, 236, 22).map(y => `M${brick} ${y}c19 0 17-16 ${wool - brick} 0`),
  ...range(122, 298, 22).map(x => `M${x} ${brick}c0 19-16 17 0 ${wool - brick}`),
].join('')

function Layers() {
  return (
    <>
      <path className={css.cut} d={outline} />
      <path d={[brick, wool, block].map(edge => `M${edge} 240V${edge}H300`).join('')} />
      <path className={css.hair} d={loops} />
    </>
  )
}

function Joint() {
  const courses = range(92, 196, 52).map(y => `M40 ${y}H${brick}M${y} 40V${brick}`)
  const hatch = [
    ...range(160, 240, 28).map(y => `M${wool} ${y}l${block - wool}-${block - wool}`),
    ...range(132, 300, 28).map(x => `M${x} ${block}l-${block - wool}-${block - wool}`),
  ]
  const ties = range(118, 222, 52).map(y => `M48 ${y}H${wool + 14}M${y} 48V${wool + 14}`)
  return (
    <>
      <path className={css.hair} d={[...courses, ...hatch].join('')} />
      <path className={css.tie} d={ties.join('')} />
      <path className={css.seal} d={`M40 40 ${brick} ${brick}`} />
    </>
  )
}

/** A dimension chain over the wall. A figure too wide for its field stands beside the chain. */
function Chain({ edges, figures }: { edges: number[]; figures: string[] }) {
  return (
    <>
      <path
        d={`M34 18H${(edges.at(-1) ?? 0) + 6}${edges.map(x => `M${x} 12v22M${x - 4} 22l8-8`).join('')}`}
      />
      {figures.map((figure, index) => {
        const [from = 0, to = 0] = edges.slice(index, index + 2)
        const fits = to - from > 20
        return (
          <text key={from} x={fits ? (from + to) / 2 : to + 8} y="6" textAnchor={fits ? 'middle' : 'start'}>
            {figure}
          </text>
        )
      })}
    </>
  )
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}
