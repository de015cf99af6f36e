import { Section } from '../../parts/Section/Section.tsx'
import type { ProjectCardData } from '../../projects/cards/ProjectCard.tsx'
import { ProjectCards } from '../../projects/cards/ProjectCards.tsx'
import { SelectedProjectsHead, type SelectedProjectsProps } from './SelectedProjectsHead.tsx'

type Props = SelectedProjectsProps & { cards: ProjectCardData[] }

/** Projects as cards with their facts. */
export function SelectedProjects({ cards, ...props }: Props) {
  return (
    <Section {...props.at}>
      <SelectedProjectsHead {...props} />
      <ProjectCards projects={cards} />
    </Section>
  )
}
