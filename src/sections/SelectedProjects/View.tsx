import { Section } from '../../parts/Section/Section.tsx'
import type { ProjectCardData } from '../../projects/cards/ProjectCard.tsx'
import { ProjectCardGrid } from '../../projects/cards/ProjectCardGrid.tsx'
import { SelectedProjectsHead, type SelectedProjectsProps } from './SelectedProjectsHead.tsx'

type Props = SelectedProjectsProps & { cards: ProjectCardData[] }

/** Shows projects as cards with their facts. */
export function SelectedProjects({ cards, ...props }: Props) {
  return (
    <Section {...props.at}>
      <SelectedProjectsHead {...props} />
      <ProjectCardGrid projects={cards} />
    </Section>
  )
}
