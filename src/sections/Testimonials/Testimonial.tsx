import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import type { Speaker } from './present.ts'
import css from './Testimonial.module.css'

/** Shows a quotation with a portrait. A long quote has two columns, and one of a pair is smaller. */
export function Testimonial({ speaker, shared }: { speaker: Speaker; shared: boolean }) {
  const { name, role, portrait, quote, secondColumn } = speaker
  return (
    <figure className={classes(css.voice, shared ? css.shared : css.alone, secondColumn && css.columns)}>
      {portrait && (
        <div className={css.portrait}>
          <Picture picture={portrait} sizes="(min-width: 1120px) 22vw, 104px" decorative />
        </div>
      )}
      <blockquote>
        <p>{quote}</p>
        {secondColumn && <p>{secondColumn}</p>}
      </blockquote>
      <figcaption>
        <b>{name}</b> <span className="small">{role}</span>
      </figcaption>
    </figure>
  )
}
