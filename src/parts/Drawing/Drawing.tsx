import { classes } from '../../styles/classes.ts'
import { At } from './At.tsx'
import { Dimensions } from './Dimensions.tsx'
import css from './Drawing.module.css'
import { Labels } from './Labels.tsx'
import { Levels } from './Levels.tsx'
import { Lines } from './Lines.tsx'
import { MetreBar } from './MetreBar.tsx'
import { type Chain, chainOn, type Frame, marksOf, part, viewBox } from './metres.ts'
import signs from './signs.svg?url'

export type Place = { x: number; y: number }

/** A line drawing with its labels, dimensions and figures, all in metres of the model. Heights count from `zero`. */
export type DrawingData = {
  /** The file of the drawing. It uses the text colour and `--red`, so that one file serves light and dark pages. */
  href: string
  /** The part of the model that fills the sheet from edge to edge. */
  sheet: Frame
  alt: string
  zero?: number
  people?: Place[] | undefined
  trees?: Place[] | undefined
  labels?: (Place & { name: string })[] | undefined
  levels?: { z: number; name?: string | undefined; value: string }[] | undefined
  across?: Chain[] | undefined
  upright?: Chain[] | undefined
  written?: (metres: number) => string
  /** True if the drawing ends on a ground line that continues to the edges of the page, where its parent clips it. */
  ground?: boolean
  /** The label of the scale bar, which is left out without one. */
  scale?: string | undefined
}

const centimetres = (metres: number) => Math.round(metres * 100)

/** Fills the given width. Drawings of equal width that show the same number of metres are at one scale. */
export function Drawing({ drawing }: { drawing: DrawingData }) {
  const { href, sheet, alt, zero = 0, people = [], trees = [], labels = [], levels = [], ...rest } = drawing
  const { across = [], upright = [], written = String, ground = false, scale } = rest
  const at = ({ x, y }: Place) => ({ x: centimetres(x), y: -centimetres(y + zero) })
  return (
    <div className={classes(css.drawing, levels.length > 0 && css.measured)}>
      <div className={classes(css.sheet, ground && css.ground)}>
        <Lines href={href} viewBox={viewBox(sheet)} alt={alt}>
          {trees.map((place, index) => (
            <use key={`${place.x} ${place.y}`} href={`${signs}#tree-${index % 2}`} {...at(place)} />
          ))}
          {people.map(place => (
            <use key={`${place.x} ${place.y}`} href={`${signs}#person`} {...at(place)} />
          ))}
        </Lines>
        <svg className={css.over} aria-hidden="true">
          <Levels levels={levels} zero={zero} sheet={sheet} />
          <ChainsBeside
            chains={upright}
            zero={zero}
            sheet={sheet}
            written={written}
            right={levels.length > 0}
          />
          <Labels labels={labels} zero={zero} sheet={sheet} />
        </svg>
      </div>
      {across.map(chain => (
        <svg className={css.chain} key={`${chain.from} ${chain.lengths.length}`} aria-hidden="true">
          <Dimensions {...chainOn(chain, { from: sheet.x, length: sheet.width }, written)} line={24} />
        </svg>
      ))}
      {scale && (
        <MetreBar
          className={css.bar}
          marks={marksOf(sheet.width)}
          at={metres => part(metres, sheet.width)}
          label={scale}
        />
      )}
    </div>
  )
}

type BesideProps = {
  chains: readonly Chain[]
  zero: number
  sheet: Frame
  written: (metres: number) => string
  /** Puts the chains on the right, because the left side has the heights. */
  right: boolean
}

function ChainsBeside({ chains, zero, sheet, written, right }: BesideProps) {
  return chains.map((chain, index) => {
    // SVG counts downwards, so the chain is reversed and starts at its upper end.
    const total = chain.lengths.reduce((sum, length) => sum + length, 0)
    const downwards = {
      from: sheet.top - zero - chain.from - total,
      lengths: chain.lengths.toReversed(),
      note: chain.note,
    }
    return (
      <At
        className={right ? css.right : css.left}
        key={`${chain.from} ${chain.lengths.length}`}
        x={right ? '100%' : undefined}
      >
        <Dimensions
          {...chainOn(downwards, { from: 0, length: sheet.height }, written)}
          upright
          line={right ? 16 + index * 22 : -18 - index * 26}
          lift={7}
        />
      </At>
    )
  })
}
