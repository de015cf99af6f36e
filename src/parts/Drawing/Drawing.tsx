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

/** A line drawing with what stands around it, all in metres of its model. Heights count from `zero`. */
export type DrawingData = {
  /** The file. Its ink is the text's colour, its red `--red`: one file serves paper and night. */
  href: string
  /** The part of the model on the sheet, which the drawing fills from edge to edge. */
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
  /** True if it ends on a ground line that runs on to the edges of the paper, where its parent clips it. */
  ground?: boolean
  /** The name of the scale bar. Without it there is none. */
  scale?: string | undefined
}

const centimetres = (metres: number) => Math.round(metres * 100)

/** Fills the width it is given; drawings of one width and one sheet's width are at one scale. */
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
  /** The left side has heights already. */
  right: boolean
}

/** Dimension chains beside a drawing. */
function ChainsBeside({ chains, zero, sheet, written, right }: BesideProps) {
  return chains.map((chain, index) => {
    // Counted downwards from the upper edge, the chain begins where it ends.
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
