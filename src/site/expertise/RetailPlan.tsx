import { columns, route, shelves, stops } from './plan.ts'
import css from './RetailPlan.module.css'

/** The plan of a market with the visitor's way through it. */
export function RetailPlan({ alt, stops: count }: { alt: string; stops: number }) {
  return (
    <svg className="drawing" viewBox="-6 -6 812 412" role="img" aria-label={alt}>
      <path
        className={css.wall}
        d="M0 0H800V400H730V392H792V8H8V392H48V400H0ZM112 392H560V400H112ZM630 392H660V400H630Z"
      />
      {columns.flatMap(x =>
        [128, 262].map(y => (
          <rect key={`${x} ${y}`} className={css.wall} x={x - 4} y={y} width="8" height="8" />
        )),
      )}
      <g strokeWidth="1.500">
        {shelves.map(({ x, from, to }) => (
          <path key={`${x} ${from}`} d={`M${x - 9} ${from}h18V${to}h-18zM${x} ${from}V${to}`} />
        ))}
        <path d="M14 90h26v226H14zM120 16h620v26H120zM758 90h28v168h-28z" />
        <path d="M638 296h22v44h-22zM690 296h22v44h-22zM742 296h22v44h-22z" />
      </g>
      <path className={css.route} d={`M${route.map(point => point.join(' ')).join('L')}`} />
      {stops.slice(0, count).map(([x, y], index) => (
        <g key={y}>
          <circle className={css.stop} cx={x} cy={y} r="15" />
          <text x={x} y={y + 6} fontSize="17" fontWeight="500" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
