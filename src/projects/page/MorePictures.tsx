import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import css from './MorePictures.module.css'
import type { ProjectPage } from './present.ts'

/** Shows more pictures in pairs of a landscape and a portrait one, aligned at the bottom. */
export function MorePictures({ mark, heading, list }: ProjectPage['view']['pictures'] & { mark: number }) {
  return (
    <Section mark={mark} id="pictures" ownsRed>
      <h2 className={classes('h2', css.heading)} id="pictures">
        {heading}
      </h2>
      <div className={classes('grid', css.pictures)}>
        {list.map(picture => (
          <figure key={picture.src}>
            <div className="framed">
              <Picture
                picture={picture}
                sizes={list.length === 1 ? '92vw' : '(min-width: 768px) 55vw, 92vw'}
              />
            </div>
            {picture.caption && <figcaption className="note">{picture.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </Section>
  )
}
