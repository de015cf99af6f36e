import { ActionLink } from '../../parts/Button/ActionLink.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { textWithPicture } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof textWithPicture>

/** Shows sentences as a stair over the axes A, C and F, and below them a picture with a text beside it. */
export function TextWithPicture({ heading, picture, lead, text, action, at }: Props) {
  return (
    <Section {...at}>
      <h2 className={classes('poster', css.stair)} id={at.id}>
        {heading.map(line => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h2>
      <div className={classes('beside early', css.row)}>
        <figure>
          <Picture picture={picture} sizes="(min-width: 900px) 45vw, 92vw" />
        </figure>
        <div className={css.words}>
          {lead && <p className="lead">{lead}</p>}
          <Prose html={text} />
          {action && <ActionLink action={action} />}
        </div>
      </div>
    </Section>
  )
}
