import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import type { ProjectCardData } from '../../projects/cards/ProjectCard.tsx'
import { ProjectCards } from '../../projects/cards/ProjectCards.tsx'
import type { SectionProps } from '../resolved.ts'
import type { selectedProjects } from './schema.ts'

type Props = SectionProps<typeof selectedProjects> & { cards: ProjectCardData[] }

/** Projects as cards with their facts. */
export function SelectedProjects({ heading, more, cards, at }: Props) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        {more && <ArrowLink href={more.href}>{more.label}</ArrowLink>}
      </SectionHead>
      <ProjectCards projects={cards} />
    </Section>
  )
}
