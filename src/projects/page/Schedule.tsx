import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { ProjectPage } from './present.ts'
import css from './Schedule.module.css'

type Props = NonNullable<ProjectPage['view']['schedule']> & { mark: number }

/** Shows each stage as a bar of its duration, with the decisions made by its end. */
export function ProjectSchedule({ mark, heading, intro, years, bars }: Props) {
  return (
    <Section mark={mark} id="schedule">
      <div className={classes('beside early', css.head)}>
        <h2 className="h2" id="schedule">
          {heading}
        </h2>
        <p className="copy">{intro}</p>
      </div>
      <div className={css.schedule}>
        <svg className={css.years} aria-hidden="true">
          {years.map(
            ({ year, at, named }) =>
              named && (
                <text key={year} x={at} y="16">
                  {year}
                </text>
              ),
          )}
        </svg>
        <ol>
          {bars.map(({ stage, name, months, text, done, ahead }) => (
            <li key={`${stage} ${name}`}>
              {stage && <b>{stage}</b>} <span className={classes(css.name, !stage && css.own)}>{name}</span>{' '}
              <span className="vh">{months}. </span>
              <svg className={css.bar} aria-hidden="true">
                {years.map(({ year, at }) => (
                  <line key={year} x1={at} x2={at} y1="0" y2="100%" />
                ))}
                {done && <rect {...done} y="50%" height="5" />}
                {ahead && <rect className={css.ahead} {...ahead} y="50%" height="5" />}
              </svg>
              <span className={css.text}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
