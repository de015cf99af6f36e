import { projectCards } from '../../projects/cards/cards.ts'
import type { ProjectCardData } from '../../projects/cards/ProjectCard.tsx'
import type { SectionProps } from '../resolved.ts'
import type { selectedProjects } from './schema.ts'

type Content = Pick<SectionProps<typeof selectedProjects>, 'look' | 'category' | 'projects' | 'at'>

/** Returns the cards of a category or of the named projects, each with the picture that the section chooses for it. */
export async function chosenCards({ look, category, projects, at }: Content): Promise<ProjectCardData[]> {
  const { locale } = at.page
  if (!projects) return projectCards(locale, { category })
  const ids = projects.map(({ project }) => project)
  const cards = await projectCards(locale, { ids, format: look === 'plates' ? 'wide' : 'card' })
  return cards.map((card, index) => ({ ...card, picture: projects[index]?.picture ?? card.picture }))
}
