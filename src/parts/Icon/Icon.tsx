import { classes } from '../../styles/classes.ts'
import css from './Icon.module.css'

type Strokes = {
  /** The left edge of the drawing, which aligns with the text. */
  left: number
  /** The axes and boundaries, dash-dotted as on a plan. */
  axis?: string
  /** The hatching, dimensions and ropes. */
  hair?: string
  /** The visible edges. */
  edge: string
  /** The material that is cut through. */
  cut: string
}

/**
 * The drawings: one house as plot, section, wall and building site; a table in plan; storeys of a model; a plumb line
 * beside a wall.
 */
const icons = {
  'site-plan': {
    left: 5,
    axis: 'M6 20 82 6l8 70L17 90z',
    hair: 'M8 37c15-7 27-3 36-14 4-5 6-7 7-11M11 52c9-5 19-4 29-7M50 44c9-6 16-17 19-35M14 70c10-7 19-4 26-10M16 81c10-5 16-3 24-8 4-3 5-6 8-10M40 54 50 44M42 60 58 44M50 60 66 44M58 60 74 44M58 68 75 51M65 70 75 60M73 70l2-2',
    edge: 'M66 70v10.500M48 60v24',
    cut: 'M40 44h35v26H58V60H40z',
  },
  section: {
    left: 3,
    hair: 'M72 37h18M72 59h18M85 32v55M82 40l6-6M82 62l6-6M82 85l6-6M8 90l8-8M20 90l8-8M32 90l8-8M44 90l8-8M56 90l8-8M68 90l8-8',
    edge: 'M4 82h88M31 59V44h10v15M51 59V44h10v15M20 37h52M32 82h6v-6h6v-6h6v-6h6v-5',
    cut: 'M20 82V37l26-19 26 19v45M20 59h52',
  },
  detail: {
    left: 5,
    hair: 'M30 18 40 8M30 32 50 12M30 46 50 26M30 60 50 40M30 74 50 54M30 88 50 68M44 88l6-6M8 58l18-18M18 58 30 46M6 46l6-6M52 10l12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8 12 8-12 8',
    edge: 'M66 8v80M73 8v80M66 24h7M66 40h7M66 56h7M66 72h7M6 33h24',
    cut: 'M30 8v32H6M6 58h24v30M50 8v80',
  },
  crane: {
    left: 3,
    hair: 'M66 86l10-12-10-12 10-12-10-12 10-12M6 26l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6M71 8 24 20M71 8l19 18M26 26v14M26 40 15 48M26 40l11 8',
    edge: 'M13 86V64M31 86V64M49 86V64M66 86V26M76 86V26M66 26 71 8l5 18M6 26h84M6 20h62M6 20v6M83 26v11h7V26M14 48h24v5H14z',
    cut: 'M8 64h46M4 86h88',
  },
  'round-table': {
    left: 1,
    axis: 'M48 2v92M2 48h92',
    edge: 'M67 48a19 19 0 1 1-38 0 19 19 0 1 1 38 0zM51.1 22.2 55.3 12.1 68.2 17.4 64 27.6zM68.4 32 78.6 27.8 83.9 40.7 73.8 44.9zM73.8 51.1 83.9 55.3 78.6 68.2 68.4 64zM64 68.4 68.2 78.6 55.3 83.9 51.1 73.8zM44.9 73.8 40.7 83.9 27.8 78.6 32 68.4zM27.6 64 17.4 68.2 12.1 55.3 22.2 51.1zM22.2 44.9 12.1 40.7 17.4 27.8 27.6 32zM32 27.6 27.8 17.4 40.7 12.1 44.9 22.2z',
    cut: 'M55.3 9.4 70.1 15.5M80.5 25.9 86.6 40.7M86.6 55.3 80.5 70.1M70.1 80.5 55.3 86.6M40.7 86.6 25.9 80.5M15.5 70.1 9.4 55.3M9.4 40.7 15.5 25.9M25.9 15.5 40.7 9.4',
  },
  model: {
    left: 8,
    axis: 'M10 22v50M86 22v50M48 38v50',
    hair: 'M22.700 77.300 60 61.500M35.300 82.700 73.300 66.700M35.300 61.500 73.300 77.300M22.700 66.700 60.700 82.700M29 47h4M31 45v4M63 47h4M65 45v4',
    edge: 'M40 34.500 10 47l38 16 38-16-30-12.500M40 59.500 10 72l38 16 38-16-30-12.500',
    cut: 'M48 6 86 22 48 38 10 22zM48 38V27l11-5M25 28l10-4 9 4',
  },
  'plumb-line': {
    left: 21,
    hair: 'M34 11v42M34 24h36M34 42h36M31 27l6-6M67 27l6-6M31 45l6-6M67 45l6-6M70 18l12-12M70 32l12-12M70 46l12-12M70 60l12-12M70 74l12-12M70 88l12-12M24 88h20',
    edge: 'M22 11h48M27 58h14l5 8-12 22-12-22zM22 66h24M31 53h6v5h-6z',
    cut: 'M70 6v82',
  },
} satisfies Record<string, Strokes>

/** The name by which content refers to an icon (content/schemas/icons.ts). */
export type IconId = keyof typeof icons

/** A small drawing beside a title, which illustrates it. */
export function Icon({ id }: { id: IconId }) {
  const { left, axis, hair, edge, cut }: Strokes = icons[id]
  return (
    <svg className={classes('drawing', css.icon)} viewBox={`${left} 0 96 96`} aria-hidden="true">
      {axis && <path className={css.axis} d={axis} />}
      {hair && <path className={css.hair} d={hair} />}
      <path d={edge} />
      <path className={css.cut} d={cut} />
    </svg>
  )
}
