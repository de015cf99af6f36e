import { Prose } from '../../parts/Prose/Prose.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { openPositions } from './present.ts'
import type { jobs } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof jobs> & { positions: ReturnType<typeof openPositions>; until: string }

/** Lists the open positions, or says that there are none and invites unsolicited applications. */
export function Jobs({ heading, none, invitation, positions, until, at }: Props) {
  return (
    <Section {...at}>
      <div className={classes('beside', css.jobs)}>
        <h2 className="h2" id={at.id}>
          {heading}
        </h2>
        {positions.length === 0 ? (
          <div className={css.text}>
            <p className="lead">{none}</p>
            <p className="copy">{invitation}</p>
          </div>
        ) : (
          <ul className={css.text}>
            {positions.map(job => (
              <li key={job.id} id={job.id}>
                <h3 className="h3">{job.title}</h3>
                <p className="note">
                  {[job.place, job.employment, job.salary].filter(Boolean).join(', ')}. {until}{' '}
                  {job.validThrough}
                  {job.withoutSalary && `. ${job.withoutSalary}`}
                </p>
                <Prose html={job.description} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
