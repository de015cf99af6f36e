import { Dimensions } from '../../parts/Drawing/Dimensions.tsx'
import signs from '../../parts/Drawing/signs.svg?url'
import { NorthArrow } from '../../parts/NorthArrow/NorthArrow.tsx'
import { narrowStrip, type Placed, strip } from './paper.ts'

export type SheetDrawingData = {
  file: string
  alt: string
  caption: string | undefined
  /** The direction of north on a plan, in degrees clockwise from its upper edge. */
  north: number | undefined
  placed: Placed
  /** True for a section or an elevation, which has a ground line and two people for scale. A plan has neither. */
  stands: boolean
}

/**
 * Half a CSS pixel in millimetres. The drawing is laid out at twice its size and halved, so that its lines are 0.07 to
 * 0.25 mm wide, as on plans.
 */
const halfPixel = 25.4 / 96 / 2

/** Rounds to a hundredth of a millimetre, which is finer than any printer. */
const short = (millimetres: number) => Math.round(millimetres * 100) / 100

const rounded = ({ ticks, figures }: NonNullable<Placed['chain']>) => ({
  ticks: ticks.map(short),
  figures: figures.map(({ text, at }) => ({ text, at: short(at) })),
})

/** Draws a drawing across the sheet with its dimension chain. The viewBox is in millimetres. */
export function SheetDrawing({ file, alt, caption, north, placed, stands }: SheetDrawingData) {
  const { image, ground, chain, height, right, narrow } = placed
  const width = narrow ? narrowStrip : strip
  return (
    <figure className="a4-drawing">
      <svg
        role="img"
        aria-label={alt}
        viewBox={`0 0 ${width} ${height.toFixed(2)}`}
        width={`${width}mm`}
        height={`${height.toFixed(2)}mm`}
      >
        <g transform={`translate(${short(image.x)} ${short(image.y)}) scale(${halfPixel})`}>
          <foreignObject width={short(image.width / halfPixel)} height={short(image.height / halfPixel)}>
            <img src={file} alt="" loading="lazy" />
          </foreignObject>
        </g>
        <g>
          {stands && (
            <>
              <rect className="a4-ground" y={short(ground - 0.35)} />
              <g
                className="a4-people"
                transform={`translate(${short(Math.min(right + 4, 182))} ${short(ground)}) scale(${10 / placed.scale})`}
              >
                <use href={`${signs}#person`} />
                <use href={`${signs}#person`} x="95" />
              </g>
            </>
          )}
          {north !== undefined && (
            <g transform={`translate(${short(Math.min(right + 4, 182))} ${short(ground - 8)}) scale(0.2)`}>
              <NorthArrow degrees={north} />
            </g>
          )}
          {chain && (
            <g className="a4-chain">
              <Dimensions {...rounded(chain)} line={short(chain.y)} reach={1.5} lift={0.9} />
            </g>
          )}
        </g>
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
