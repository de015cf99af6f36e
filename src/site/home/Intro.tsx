import type { PictureData } from '../../content/media.ts'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'

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
    <div className="home-intro">
      <h2 className="poster stair" id={id}>
        {heading.map(line => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <div className="grid">
        <figure className="intro-pic">
          <Picture picture={picture} sizes="(min-width: 900px) 45vw, 92vw" />
        </figure>
        <div className="intro-text">
          <p className="lead">{lead}</p>
          <Prose html={copy} />
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
      </div>
    </div>
  )
}
