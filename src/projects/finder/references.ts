// The projects as the finder judges them, read without pictures.
import type { Locale } from '../../routes.ts'
import { type Site, site } from '../../site/shared/site.ts'
import { categoriesIn, orderedProjects, publicFacts, stagesIn, thisMonth, writerIn } from '../catalogue.ts'
import { stageEnds } from '../facts.ts'
import type { Reference, Speaking } from './criterion.ts'

type Project = Pick<Site['projects'][string], 'title' | 'category' | 'facts' | 'schedule'>

export function referencesIn(
  locale: Locale,
  projects: readonly (readonly [id: string, project: Project])[] = orderedProjects(locale),
): Reference[] {
  const { built } = stagesIn(locale)
  return projects.map(([id, { title, category, facts, schedule }]) => {
    const ends = stageEnds(schedule)
    return {
      id,
      title,
      category: category.id,
      facts: publicFacts(facts),
      stageEnds: ends,
      built: ends[built],
    }
  })
}

/** The words in which criteria and findings are told. */
export function speakingIn(locale: Locale): Speaking {
  const { ownFacts, interface: ui } = site(locale)
  const { facts, referenceFinder } = ui
  const write = writerIn(locale)
  return {
    words: referenceFinder,
    facts,
    write,
    locale,
    types: categoriesIn(locale).map(({ category, task }) => ({ id: category, label: task })),
    own: ownFacts,
    stages: stagesIn(locale),
    mainCurrency: write.mainCurrency,
    now: thisMonth(),
  }
}
