import css from './OfficeGrid.module.css'

/** One metre and thirty-five in the drawing's centimetres. */
const bay = 135
const bays = 16
const depth = 540
const width = bays * bay

type Props = { alt: string }

/** Sixteen bays of a façade with cells, a team room and an open floor behind it. One unit is one centimetre. */
export function OfficeGrid({ alt }: Props) {
  return (
    <svg className="drawing" viewBox={`-20 -40 ${width + 40} ${depth + 160}`} role="img" aria-label={alt}>
      {range(bays + 1).map(index => (
        <path key={index} className={css.hair} strokeWidth="2" d={`M${index * bay} 0V${depth + 40}`} />
      ))}
      <path strokeWidth="6" d={`M0-8H${width}M0 8H${width}`} />
      {range(bays + 1).map(index => (
        <rect key={index} className={css.wall} x={index * bay - 7} y="-16" width="14" height="32" />
      ))}
      <Walls />
      <g strokeWidth="4">
        <Desk x={55} y={150} />
        <Desk x={325} y={150} />
        {range(4).map(index => (
          <Desk key={index} x={640 + (index % 2) * 200} y={150 + Math.floor(index / 2) * 170} />
        ))}
        {range(8).map(index => (
          <Desk key={index} x={1190 + (index % 4) * 235} y={120 + Math.floor(index / 4) * 215} />
        ))}
      </g>
      <Dimension from={0} to={4} />
      <Dimension from={4} to={8} />
      <Dimension from={8} to={16} />
    </svg>
  )
}

function Walls() {
  return (
    <>
      {[0, 2, 4, 8, 16].map(index => (
        <rect key={index} className={css.wall} x={index * bay - 5} y="0" width="10" height={depth} />
      ))}
      <path className={css.wall} d={`M0 ${depth}h150v10H0zM230 ${depth}h190v10H230z`} />
      <path className={css.wall} d={`M500 ${depth}h400v10H500zM980 ${depth}h105v10H980z`} />
      <path strokeWidth="3" d={`M150 ${depth}v80a80 80 0 0 0 80-80M420 ${depth}v80a80 80 0 0 0 80-80`} />
      <path strokeWidth="3" d={`M900 ${depth}v80a80 80 0 0 0 80-80`} />
    </>
  )
}

/** 160 by 80 with its chair. */
function Desk({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="160" height="80" />
      <circle cx={x + 80} cy={y + 112} r="26" />
    </>
  )
}

function Dimension({ from, to }: { from: number; to: number }) {
  const y = depth + 100
  const [start, end] = [from * bay, to * bay]
  return (
    <path
      strokeWidth="4"
      d={`M${start} ${y}H${end}M${start - 12} ${y + 12}l24-24M${end - 12} ${y + 12}l24-24`}
    />
  )
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
