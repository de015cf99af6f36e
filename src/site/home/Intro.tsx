import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Intro.module.css'
import type { HomePage } from './present.ts'

/** Three sentences as a stair over the axes A, C and F. */
export function HomeIntro({
  id,
  heading,
  picture,
  lead,
  copy,
  link,
}: HomePage['view']['intro'] & { id: string }) {
  return (
    <>
      <h2 className={classes('poster', css.stair)} id={id}>
        {heading.map(line => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <div className={classes('beside early', css.row)}>
        <figure>
          <Picture picture={picture} sizes="(min-width: 900px) 45vw, 92vw" />
        </figure>
        <div className={css.words}>
          <p className="lead">{lead}</p>
          <Prose html={copy} />
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
      </div>
    </>
  )
}
