import { Cards } from './Cards.tsx'
import { ProjectCard, type ProjectCardData } from './ProjectCard.tsx'

type Props = {
  projects: ProjectCardData[]
  level?: 2 | 3
  /** Which of them are shown; without it, all. The others keep their pictures and are only hidden. */
  shows?: (project: ProjectCardData) => boolean
}

/** References in rows whose hairlines meet. */
export function ProjectCards({ projects, level = 3, shows }: Props) {
  return (
    <Cards>
      {projects.map(project => (
        <ProjectCard
          key={project.id}
          project={project}
          level={level}
          hidden={shows !== undefined && !shows(project)}
        />
      ))}
    </Cards>
  )
}
