import type { PictureData } from '../../content/media.ts'
import { Picture } from './Picture.tsx'
import css from './WideFigure.module.css'

/** A picture from edge to edge, between sections or at the end of a page. */
export function WideFigure({ picture }: { picture: PictureData }) {
  return (
    <figure className={css.figure}>
      <Picture picture={picture} sizes="100vw" />
      {picture.caption && <figcaption className="note wrap">{picture.caption}</figcaption>}
    </figure>
  )
}
