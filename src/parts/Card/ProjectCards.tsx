import { Cards } from './Cards.tsx'
import { ProjectCard, type ProjectCardData } from './ProjectCard.tsx'

/** References in rows whose hairlines meet. */
export function ProjectCards({ projects, level = 3 }: { projects: ProjectCardData[]; level?: 2 | 3 }) {
  return (
    <Cards>
      {projects.map(project => (
        <ProjectCard key={project.id} project={project} level={level} />
      ))}
    </Cards>
  )
}
