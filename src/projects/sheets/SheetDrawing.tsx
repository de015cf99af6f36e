import { narrowStrip, type Placed, strip } from './paper.ts'

export type SheetDrawingData = {
  file: string
  alt: string
  caption: string | undefined
  placed: Placed
  /** A section or an elevation stands on the ground, with two people for scale; a plan does not. */
  stands: boolean
  /** The figures of the chain, or its one note. */
  figures: string[]
}

/** Half a pixel in millimetres: what is laid out at twice its size has lines of 0.07 to 0.25 mm, as plans have. */
const halfPixel = 25.4 / 96 / 2

/** A hundredth of a millimetre is finer than any printer. */
const short = (millimetres: number) => Math.round(millimetres * 100) / 100

/** A drawing across the sheet with its dimension chain, on a ground line where it stands; the viewBox is in millimetres. */
export function SheetDrawing({ file, alt, caption, placed, stands, figures }: SheetDrawingData) {
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
                <path d={person} />
                <path d={person} transform="translate(95)" />
              </g>
            </>
          )}
          {chain && <Chain {...chain} figures={figures} />}
        </g>
      </svg>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** In centimetres, 1.75 m tall, standing on 0. */
const person =
  'M-20-145l4-6h30l4 6 3 49-5 8-3-4-1 14 3 76 6 2H4L0-76-7-40l-4 40h-11l6-42 2-50-5 2-4-8zM-12.500-164a11.500 11.500 0 1 0 23 0a11.500 11.500 0 1 0-23 0'

function Chain({ y, ticks, figures }: NonNullable<Placed['chain']> & { figures: string[] }) {
  const [first = 0] = ticks
  const last = ticks.at(-1) ?? 0
  const strokes = ticks
    .map(short)
    .map(x => `M${x} ${short(y - 1.5)}v3M${short(x - 1)} ${short(y + 1)}l2-2`)
    .join('')
  const whole = figures.length < ticks.length - 1
  const places = whole
    ? [(first + last) / 2]
    : ticks.slice(1).map((x, index) => (x + (ticks[index] ?? 0)) / 2)
  return (
    <g className="a4-chain">
      <path d={`M${short(first - 1.4)} ${short(y)}H${short(last + 1.4)}${strokes}`} />
      {places.map((x, index) => (
        <text key={x} x={short(x)} y={short(y - 0.9)}>
          {figures[index]}
        </text>
      ))}
    </g>
  )
}
