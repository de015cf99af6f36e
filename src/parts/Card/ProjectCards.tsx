import { memo } from 'react'
import { Cards } from './Cards.tsx'
import { ProjectCard, type ProjectCardData } from './ProjectCard.tsx'

type Props = {
  projects: ProjectCardData[]
  level?: 2 | 3
  /** Which of them are shown; without it, all. The others keep their pictures and are only hidden. */
  shows?: (project: ProjectCardData) => boolean
  /** Those whose line drawing is there. */
  drawn?: ReadonlySet<string>
}

/** Drawn again only where something of it changes: there may be hundreds. */
const MemoCard = memo(ProjectCard)

/** References in rows whose hairlines meet. */
export function ProjectCards({ projects, level = 3, shows, drawn }: Props) {
  return (
    <Cards>
      {projects.map(project => (
        <MemoCard
          key={project.id}
          project={project}
          level={level}
          hidden={shows !== undefined && !shows(project)}
          drawn={drawn?.has(project.id) ?? false}
        />
      ))}
    </Cards>
  )
}
