import { Picture } from '../../parts/Picture/Picture.tsx'
import { classes } from '../../styles/classes.ts'
import type { KarrierePage } from './present.ts'
import css from './Voice.module.css'

type Speaker = KarrierePage['view']['voices']['list'][number]['speakers'][number]

/** What somebody says, with a portrait. A long quote is set in two columns, one of two voices smaller. */
export function Voice({ speaker, shared }: { speaker: Speaker; shared: boolean }) {
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
