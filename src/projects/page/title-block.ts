// The rows of a project's title block: the details of its card in their order, then what else is known.
import { hyphenateGerman } from '../../content/hyphenate.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { type Site, site } from '../../site/shared/site.ts'
import { projectDetails } from '../catalogue.ts'
import type { TitleBlockData } from './TitleBlock.tsx'

type Project = Site['projects'][string]

const roman = ['I', 'II', 'III', 'IV', 'V']

export function titleBlock(project: Project, locale: Locale): TitleBlockData {
  const words = site(locale).projectPage
  const { client, works, structure, feeZone, listed, phases } = project.facts
  const years = [project.schedule?.at(0)?.start, project.schedule?.at(-1)?.end].map(month =>
    month?.iso.slice(0, 4),
  )
  const [from, to] = years
  const further: [label: string, value: string | undefined][] = [
    [words.facts.client, client?.description ?? client?.name],
    [words.facts.works, works?.map(kind => words.works[kind]).join(', ')],
    [words.facts.structure, structure],
    [words.facts.feeZone, feeZone === undefined ? undefined : roman[feeZone - 1]],
    [words.facts.listed, listed ? words.listed : undefined],
    [words.facts.time, from && to && from !== to ? fill(words.time, { from, to }) : undefined],
  ]
  const { details } = site(locale).interface.project
  const shown = project.schedule === undefined && phases
  return {
    name: project.title,
    rows: [
      ...projectDetails(project, locale),
      ...further.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ].map(({ label, value }) => ({ label, value: locale === 'de' ? hyphenateGerman(value) : value })),
    inks: project.kept || hasNewStoreys(project) ? words.inks : undefined,
    stages: shown
      ? { label: words.facts.stages, ...shown, said: `${details.service}: ${shown.from}–${shown.to}` }
      : undefined,
  }
}

/** Only then the drawings have two inks. */
const hasNewStoreys = ({ drawings = [] }: Project): boolean =>
  drawings.some(({ storeys }) => storeys?.some(storey => storey.new))
