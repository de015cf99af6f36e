// The rows of a project's title block: the details of its card in their order, then the other facts.
import { hyphenateGerman } from '../../content/hyphenate.ts'
import type { Locale } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { cardFacts, factRows, ownRows, type Project, stagesIn, writerIn } from '../catalogue.ts'
import { ifStated, yearOf } from '../facts.ts'
import type { TitleBlockData } from './TitleBlock.tsx'

export function titleBlock(project: Project, locale: Locale): TitleBlockData {
  const { projectPage, interface: ui } = site(locale)
  const { client, works, structure, feeZone, listed, phases } = project.facts
  const { schedule = [] } = project
  // The bars are sorted by their start, so the last one need not end last.
  const ends = schedule.map(({ end }) => end.iso).sort()
  const [from, to] = [schedule[0]?.start.iso, ends.at(-1)]
  const write = writerIn(locale)
  const rows = factRows(
    {
      ...cardFacts(project, write),
      client: client?.description ?? client?.name,
      works: ifStated(works, write.works),
      structure,
      feeZone: ifStated(feeZone, write.zone),
      listed: listed ? ui.facts.listed : undefined,
      time: from && to && yearOf(from) !== yearOf(to) ? write.period(from, to) : undefined,
    },
    locale,
  )
  const { labels } = ui.facts
  return {
    name: project.title,
    rows: [...rows, ...ownRows(project, locale)].map(({ label, value }) => ({
      label,
      value: locale === 'de' ? hyphenateGerman(value) : value,
    })),
    inks: project.kept || hasNewStoreys(project) ? projectPage.inks : undefined,
    stages:
      phases && project.schedule === undefined
        ? {
            label: labels.stages,
            range: phases,
            count: stagesIn(locale).count,
            said: `${labels.service}: ${write.stages(phases)}`,
          }
        : undefined,
  }
}

/** New storeys are drawn in a second ink. */
const hasNewStoreys = ({ drawings = [] }: Project): boolean =>
  drawings.some(({ storeys }) => storeys?.some(storey => storey.new))
