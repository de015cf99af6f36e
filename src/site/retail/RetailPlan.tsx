import css from './RetailPlan.module.css'

/** A market of 40 by 20 metres; one unit is five centimetres. The stops of the route carry the numbers of the list. */
export function RetailPlan({ alt, stops }: { alt: string; stops: number }) {
  return (
    <svg className="drawing" viewBox="-6 -6 812 432" role="img" aria-label={alt}>
      <path
        className={css.wall}
        d="M0 0H800V400H640V392H792V8H8V392H60V400H0ZM130 392H470V400H130ZM540 392H570V400H540Z"
      />
      {[100, 200, 300, 400, 500, 600, 700].map(x => (
        <g key={x}>
          <rect className={css.wall} x={x - 4} y="128" width="8" height="8" />
          <rect className={css.wall} x={x - 4} y="262" width="8" height="8" />
        </g>
      ))}
      <g strokeWidth="1.500">
        {[170, 270, 370, 470, 570].map(x => (
          <path key={x} d={`M${x} 90h40v226h-40zM${x + 20} 90v226`} />
        ))}
        <path d="M22 90h30v210H22zM120 22h620v26H120zM750 90h28v210h-28z" />
        <path d="M655 336h26v44h-26zM705 336h26v44h-26zM752 336h26v44h-26z" />
      </g>
      <path className={css.route} d="M95 420V330L88 300V70H640V300L612 330V416" />
      {routeStops.slice(0, stops).map(([x, y], index) => (
        <g key={x + y}>
          <circle className={css.stop} cx={x} cy={y} r="15" />
          <text x={x} y={y + 6} fontSize="17" fontWeight="500" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

const routeStops: [number, number][] = [
  [95, 362],
  [88, 190],
  [360, 70],
  [640, 284],
]
