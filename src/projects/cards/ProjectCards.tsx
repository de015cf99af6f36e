import { Cards } from '../../parts/Card/Cards.tsx'
import { ProjectCard, type ProjectCardData } from './ProjectCard.tsx'

type Props = {
  projects: ProjectCardData[]
  level?: 2 | 3
}

/** References in rows whose hairlines meet. */
export function ProjectCards({ projects, level = 3 }: Props) {
  return (
    <Cards>
      {projects.map(project => (
        <ProjectCard key={project.id} project={project} level={level} />
      ))}
    </Cards>
  )
}
