import { Dimensions } from '../../parts/Drawing/Dimensions.tsx'
import signs from '../../parts/Drawing/signs.svg?url'
import { classes } from '../../styles/classes.ts'
import css from './HouseSection.module.css'

/** `length` is the height in words. */
type Part = { storeys: number; height: number; length: string }
type Props = { id: string; alt: string; caption: string; existing: Part; added: Part }

const ground = 632
const top = 36
const left = 120
const right = 616
const slab = 11

/** A house in section, at scale: what stands in black, what is new in red. */
export function HouseSection({ id, alt, caption, existing, added }: Props) {
  const metre = (ground - top) / (existing.height + added.height)
  const eaves = round(ground - existing.height * metre)
  const storey = (ground - eaves - slab) / existing.storeys
  const slabs = Array.from({ length: existing.storeys + 1 }, (_, n) => round(eaves + n * storey))
  const rooms = slabs.slice(0, -1)
  return (
    <figure>
      <svg className={classes('drawing', css.section)} viewBox="0 0 760 700" role="img" aria-label={alt}>
        <defs>
          <pattern
            id={`${id}-earth`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V9" stroke="currentColor" strokeWidth="1.3" />
          </pattern>
        </defs>
        <path
          className={css.kept}
          d={`M${left} ${eaves}h16V${ground - 12}h-16zM${right - 16} ${eaves}h16V${ground - 12}h-16zM352 ${eaves}h14V${ground - 12}h-14z`}
        />
        <path
          className={css.kept}
          d={slabs.map(y => `M${left} ${round(y)}h${right - left}v${slab}h-${right - left}z`).join('')}
        />
        <path className={css.kept} d={`M96 ${eaves - 4}h30v8h-30zM610 ${eaves - 4}h30v8h-30z`} />
        <path
          className={css.opening}
          d={rooms
            .slice(0, -1)
            .map(y => windows(y, storey))
            .join('')}
        />
        <path className={css.opening} d={`M349 ${ground - 72}h20v60h-20z`} />
        <path fill={`url(#${id}-earth)`} stroke="none" d="M20 633H740V690H20Z" />
        <path className={css.ground} d={`M20 ${ground}H740`} />
        <path className={css.new} d={addition(eaves, added.storeys)} />
        <g className={css.measure}>
          <Dimensions ticks={[top, eaves, ground]} figures={[]} line={690} upright reach={10} />
        </g>
        {people.map(([x, n]) => (
          <use
            key={x}
            href={`${signs}#person`}
            transform={`translate(${x} ${slabs[n] ?? ground}) scale(${round(metre) / 100})`}
          />
        ))}
        <text transform={`translate(716 ${round((top + eaves) / 2 + 28)}) rotate(-90)`}>{added.length}</text>
        <text transform={`translate(716 ${round((ground + eaves) / 2 + 30)}) rotate(-90)`}>
          {existing.length}
        </text>
      </svg>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  )
}

/** The place of each person, and the slab from the top on which they stand. */
const people = [
  [172, 5],
  [470, 3],
  [300, 1],
] as const

function windows(y: number, storey: number): string {
  const head = round(y + storey * 0.28)
  const height = round(storey * 0.5)
  return `M${left - 2} ${head}h20v${height}h-20zM${right - 18} ${head}h20v${height}h-20z`
}

/** The new storeys with their saw-tooth roof, as one line. */
function addition(eaves: number, storeys: number): string {
  const [from, to, teeth] = [132, 604, 4]
  const tooth = (to - from) / teeth
  const low = top + 30
  const roof = Array.from({ length: teeth }, (_, n) => `L${from + (n + 1) * tooth} ${top}V${low}`).join('')
  const height = (eaves - low) / storeys
  const floors = Array.from(
    { length: storeys - 1 },
    (_, n) => `M${from} ${round(eaves - (n + 1) * height)}H${to}`,
  )
  return `M${from} ${eaves}V${low}${roof}V${eaves}${floors.join('')}`
}

const round = (value: number) => Math.round(value * 10) / 10
