import { inHalves } from '../../parts/Card/Card.tsx'
import { CardGrid } from '../../parts/Card/CardGrid.tsx'
import { ProjectCard, type ProjectCardData } from './ProjectCard.tsx'

type Props = {
  projects: ProjectCardData[]
  level?: 2 | 3
  /** The width of the first picture, if it is wider than the others. */
  firstSizes?: string
}

/** References in rows whose hairlines meet. */
export function ProjectCardGrid({ projects, level = 3, firstSizes }: Props) {
  return (
    <CardGrid>
      {projects.map(project => (
        <ProjectCard
          key={project.id}
          project={project}
          level={level}
          sizes={project.first ? firstSizes : projects.length === 2 ? inHalves : undefined}
        />
      ))}
    </CardGrid>
  )
}
