// The projects as the finder judges them, read without pictures.
import type { Locale } from '../../routes.ts'
import { honourLine, honoursOf } from '../../site/shared/honours.ts'
import { type Site, site } from '../../site/shared/site.ts'
import { categoriesIn, orderedProjects, publicFacts, stagesIn, thisMonth, writerIn } from '../catalogue.ts'
import { stageEnds } from '../facts.ts'
import type { Reference, Speaking } from './criterion.ts'

type Project = Pick<
  Site['projects'][string],
  'title' | 'category' | 'facts' | 'schedule' | 'awards' | 'competitions' | 'certificates'
>

export function referencesIn(
  locale: Locale,
  projects: readonly (readonly [id: string, project: Project])[] = orderedProjects(locale),
): Reference[] {
  const { built } = stagesIn(locale)
  return projects.map(([id, project]) => {
    const { title, category, facts, schedule } = project
    const ends = stageEnds(schedule)
    return {
      id,
      title,
      category: category.id,
      facts: publicFacts(facts),
      stageEnds: ends,
      built: ends[built],
      honours: honoursIn(project, locale),
    }
  })
}

/** A nomination is no award, and a building that is certified in advance has no certificate yet. */
function honoursIn({ awards, competitions, certificates }: Project, locale: Locale) {
  const won = {
    awards: awards?.filter(({ rank }) => rank !== 'nomination'),
    competitions: competitions?.filter(({ place }) => place),
  }
  const certified = { certificates: certificates?.filter(({ state }) => state === 'certified') }
  return {
    certificate: honoursOf(certified, locale).map(honourLine),
    award: honoursOf(won, locale).map(honourLine),
  }
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
