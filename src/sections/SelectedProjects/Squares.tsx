import { Dimensions } from '../../parts/Drawing/Dimensions.tsx'
import { Sideways } from '../../parts/Sideways/Sideways.tsx'
import { classes } from '../../styles/classes.ts'
import type { ComparedProject } from './compare.ts'
import css from './Squares.module.css'

const sheet = { width: 1296, gap: 44, top: 54, inset: 9 }

/** Draws areas as squares at one scale, each with one line per megawatt, so that closer lines mean a denser load. */
export function Squares({
  projects,
  label,
  hint,
}: {
  projects: ComparedProject[]
  label: string
  hint: string
}) {
  const bySize = [...projects].sort((a, b) => b.area - a.area)
  const edges = bySize.map(project => Math.sqrt(project.area))
  const free = sheet.width - sheet.gap * (bySize.length - 1)
  const metre = free / edges.reduce((sum, edge) => sum + edge, 0)
  const ground = sheet.top + Math.max(...edges) * metre
  return (
    <Sideways label={label} hint={hint}>
      <svg
        className={classes('drawing', css.squares)}
        viewBox={`0 0 ${sheet.width} ${Math.ceil(ground + 58)}`}
        role="img"
        aria-label={inWords(bySize)}
      >
        {bySize.map((project, index) => {
          const side = (edges[index] ?? 0) * metre
          const left = edges.slice(0, index).reduce((sum, edge) => sum + edge * metre + sheet.gap, 0)
          const last = index === bySize.length - 1
          // The last name is wider than its square, so it is right-aligned and above the name of its neighbour.
          const words = last ? { x: side, textAnchor: 'end' as const } : { x: 0 }
          const lift = last ? 48 : 0
          return (
            <g key={project.name} transform={`translate(${round(left)} ${round(ground - side)})`}>
              {last && <path d={`M${round(side)} 0V-${lift}`} />}
              <text className={css.name} y={-32 - lift} {...words}>
                {project.name}
              </text>
              <text y={-12 - lift} {...words}>
                {project.power}
              </text>
              <rect className={css.square} width={round(side)} height={round(side)} />
              <path d={ruled(side, project.megawatts)} />
              <g className={css.dimension}>
                <Dimensions ticks={[0, round(side)]} figures={[]} line={round(side) + 22} reach={9} />
              </g>
              <text x={round(side / 2)} y={round(side + 50)} textAnchor="middle">
                {project.edge}
              </text>
            </g>
          )
        })}
      </svg>
    </Sideways>
  )
}

/** Draws one vertical line per megawatt, and a shorter one for the remainder. */
function ruled(side: number, capacity: number): string {
  const { inset } = sheet
  const height = side - 2 * inset
  const step = height / Math.max(1, Math.ceil(capacity) - 1)
  return Array.from({ length: Math.ceil(capacity) }, (_, n) => {
    const length = height * Math.min(1, capacity - n)
    return `M${round(inset + n * step)} ${round(side - inset)}v-${round(length)}`
  }).join('')
}

function inWords(projects: ComparedProject[]): string {
  return projects.map(({ name, edge, power }) => `${name}: ${edge} × ${edge}, ${power}`).join('; ')
}

const round = (value: number) => Math.round(value * 10) / 10
