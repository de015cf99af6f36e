import css from './NorthArrow.module.css'

/** Draws an arrow to the north of a plan, in degrees clockwise from the plan's upper edge. */
export function NorthArrow({ degrees = 0 }: { degrees?: number }) {
  return (
    <svg className={css.arrow} width="30" height="40" viewBox="0 0 30 40" aria-hidden="true">
      <g transform={degrees === 0 ? undefined : `rotate(${degrees} 15 25)`}>
        <circle cx="15" cy="25" r="14" />
        <path d="M15 2 3.500 33.500 15 28z" />
        <path d="M15 2l11.500 31.500L15 28z" fill="currentColor" />
      </g>
    </svg>
  )
}
