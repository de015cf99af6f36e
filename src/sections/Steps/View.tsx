import { Picture } from '../../parts/Picture/Picture.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { StepList } from '../../parts/StepList/StepList.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { steps } from './schema.ts'
import css from './View.module.css'

/** Shows numbered steps beside their heading, or below it if there is a picture beside them. */
export function Steps({ heading, steps: list, picture, at }: SectionProps<typeof steps>) {
  const title = (
    <h2 className="h2" id={at.id}>
      {heading}
    </h2>
  )
  return (
    <Section {...at}>
      {picture ? (
        <div className={classes('beside early', css.pictured)}>
          <div>
            {title}
            <StepList steps={list} />
          </div>
          <figure>
            <Picture picture={picture} sizes="(min-width: 900px) 90vw, 92vw" />
            {picture.caption && <figcaption className="note">{picture.caption}</figcaption>}
          </figure>
        </div>
      ) : (
        <div className={classes('beside early', css.steps)}>
          {title}
          <StepList steps={list} />
        </div>
      )}
    </Section>
  )
}
