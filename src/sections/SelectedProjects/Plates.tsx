import { Card } from '../../parts/Card/Card.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import type { ProjectCardData } from '../../projects/cards/ProjectCard.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Plates.module.css'
import { SelectedProjectsHead, type SelectedProjectsProps } from './SelectedProjectsHead.tsx'

type Props = SelectedProjectsProps & { cards: ProjectCardData[] }

/** Shows one to three projects with pictures of unequal size. */
export function Plates({ cards, ...props }: Props) {
  return (
    <Section {...props.at}>
      <SelectedProjectsHead {...props} />
      <div className={classes('grid', css.plates)}>
        {cards.map(({ id, title, href, picture, details }) => (
          <Card
            key={id}
            {...{ title, href, picture }}
            rows={details}
            sizes="(min-width: 900px) 75vw, 92vw"
            boxed
          />
        ))}
      </div>
    </Section>
  )
}
