import { projectCards } from '../../projects/cards/cards.ts'
import type { ProjectCardData } from '../../projects/cards/ProjectCard.tsx'
import type { SectionProps } from '../resolved.ts'
import type { selectedProjects } from './schema.ts'

type Content = Pick<SectionProps<typeof selectedProjects>, 'look' | 'category' | 'projects' | 'at'>

/** The projects of the category, or those that are named, each with the picture that was chosen for it here. */
export async function chosenCards({ look, category, projects, at }: Content): Promise<ProjectCardData[]> {
  const { locale } = at.page
  if (!projects) return projectCards(locale, { category })
  const ids = projects.map(({ project }) => project)
  const cards = await projectCards(locale, { ids, format: look === 'plates' ? 'wide' : 'card' })
  return cards.map((card, index) => ({ ...card, picture: projects[index]?.picture ?? card.picture }))
}
