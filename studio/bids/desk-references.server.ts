// The projects as the desk judges them, read without pictures.
import {
  categoriesIn,
  orderedProjects,
  publicFacts,
  stagesIn,
  thisMonth,
  writerIn,
} from '../../src/projects/catalogue.ts'
import { stageEnds } from '../../src/projects/facts.ts'
import type { Reference, Speaking } from '../../src/projects/finder/criterion.ts'
import type { Locale } from '../../src/routes.ts'
import { honourLine, honoursOf } from '../../src/site/shared/honours.ts'
import { type Site, site } from '../../src/site/shared/site.ts'

/** A reference with its honours in words, which the public finder does not have. */
export type DeskReference = Reference & { honours?: Record<'certificate' | 'award', string[]> }

type Project = Pick<
  Site['projects'][string],
  'title' | 'category' | 'facts' | 'schedule' | 'awards' | 'competitions' | 'certificates'
>

export function referencesIn(
  locale: Locale,
  projects: readonly (readonly [id: string, project: Project])[] = orderedProjects(locale),
): DeskReference[] {
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

/** A nomination is not an award, and a building certified in advance does not have its certificate yet. */
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

/** The words for criteria and findings in a language. */
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
