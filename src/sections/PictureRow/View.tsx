import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { pictureRow } from './schema.ts'
import css from './View.module.css'

/** Shows pictures side by side with their captions. Without a heading they belong to the section above. */
export function PictureRow({ heading, pictures, at }: SectionProps<typeof pictureRow>) {
  const row = (
    <div className={classes('columns', css.row, pictures.length % 3 === 0 && css.three)}>
      {pictures.map(picture => (
        <figure key={picture.src}>
          <Picture picture={picture} sizes="(min-width: 768px) 46vw, 92vw" />
          {picture.caption && <figcaption className="note">{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
  if (!heading) return <div className={classes('wrap hung', css.belonging)}>{row}</div>
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading} />
      {row}
    </Section>
  )
}
