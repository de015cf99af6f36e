// The projects as the finder judges them, read without pictures.
import type { Locale } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { categoriesIn, orderedProjects, publicFacts, thisMonth, writerIn } from '../catalogue.ts'
import { stageEnds } from '../facts.ts'
import type { Reference, Speaking } from './criterion.ts'

export const referencesIn = (locale: Locale): Reference[] =>
  orderedProjects(locale).map(([id, { title, category, facts, schedule }]) => ({
    id,
    title,
    category: category.id,
    facts: publicFacts(facts),
    stageEnds: stageEnds(schedule),
  }))

/** The words in which criteria and findings are told. */
export function speakingIn(locale: Locale): Speaking {
  const { facts, referenceFinder } = site(locale).interface
  return {
    words: referenceFinder,
    facts,
    write: writerIn(locale),
    locale,
    types: categoriesIn(locale).map(({ category, task }) => ({ id: category, label: task })),
    now: thisMonth(),
  }
}
