import { Prose } from '../../parts/Prose/Prose.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Jobs.module.css'
import type { KarrierePage } from './present.ts'

/** Open positions, or the plain sentence that there are none and why to write all the same. */
export function KarriereJobs({
  id,
  heading,
  none,
  invite,
  until,
  list,
}: KarrierePage['view']['jobs'] & { id: string }) {
  return (
    <div className={classes('beside', css.jobs)}>
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      {list.length === 0 ? (
        <div className={css.text}>
          <p className="lead">{none}</p>
          <p className="copy">{invite}</p>
        </div>
      ) : (
        <ul className={css.text}>
          {list.map(job => (
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
  )
}
