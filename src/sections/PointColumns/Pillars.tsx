import { fill } from '../../i18n/fill.ts'
import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { classes } from '../../styles/classes.ts'
import type { Column } from './Columns.tsx'
import css from './Pillars.module.css'

type Props = {
  columns: Column[]
  /** The text on the beam. */
  label: string
  /** The alternative text of the drawing, in which {names} stands for the titles of the columns. */
  alt: string
}

/** Draws a beam on pillars. Each text is in the bay to the right of its pillar, and a further pillar ends the last bay. */
export function Pillars({ columns, label, alt }: Props) {
  const names = columns.map(({ title }) => withoutBreaks(title)).join(', ')
  return (
    <div className={css.pillars}>
      <div className={css.beam} role="img" aria-label={fill(alt, { names })}>
        <svg viewBox="0 0 1200 64" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 1.500H1200M0 11H1200M0 53H1200M0 62.500H1200" />
        </svg>
        <b aria-hidden="true">{label}</b>
      </div>
      <ol className={classes('columns', css.columns)} data-columns={columns.length}>
        {columns.map(({ title, text, points }) => (
          <li key={title}>
            <Shaft />
            <div>
              <h3 className="h3">
                <Hyphenated text={title} />
              </h3>
              <p className="copy">{text}</p>
              <ul className="hairlines">
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <Foot />
          </li>
        ))}
      </ol>
      <div className={css.end} aria-hidden="true">
        <Shaft />
        <Foot />
      </div>
      <div className={css.ground} aria-hidden="true" />
    </div>
  )
}

/** Draws the elevation of a steel profile: two flanges, the web between them, and its axis. */
function Shaft() {
  return (
    <svg className={css.shaft} viewBox="0 0 30 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 0V100M29 0V100" className={css.cut} />
      <path d="M7 0V100M23 0V100" />
      <path d="M15 0V100" className={css.axis} />
    </svg>
  )
}

function Foot() {
  return (
    <svg className={css.foot} viewBox="0 0 60 22" aria-hidden="true">
      <path d="M6 1H54M2 21H58M12 1V21M48 1V21" />
    </svg>
  )
}
