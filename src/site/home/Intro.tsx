import type { PictureData } from '../../content/media.ts'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Intro.module.css'

export type HomeIntroData = {
  heading: string[]
  picture: PictureData
  lead: string
  copy: string
  link: { label: string; href: string }
}

/** Three sentences as a stair over the axes A, C and F. */
export function HomeIntro({ id, heading, picture, lead, copy, link }: HomeIntroData & { id: string }) {
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
