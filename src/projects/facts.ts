// The facts of a project in the words of one language.
import { areaKinds } from '../content/schemas/facts.ts'
import type { detailKeys } from '../content/schemas/project.ts'
import { fill } from '../i18n/fill.ts'
import { formatNumber } from '../i18n/number.ts'
import type { Locale } from '../routes.ts'
import type { Site } from '../site/shared/site.ts'

type Facts = Site['projects'][string]['facts']
type Words = Site['interface']['project']['values']

export function factTexts(
  facts: Facts,
  words: Words,
  locale: Locale,
): Record<(typeof detailKeys)[number], string | undefined> {
  const { location, areas = {}, itLoad, costs = {}, completion, measures, visualizations } = facts
  const put = (text: string, value: number) => fill(text, { n: formatNumber(value, locale) })
  const kind = areaKinds.find(kind => areas[kind] !== undefined)
  const area = kind && areas[kind]
  const cost = costs.net ?? costs.gross
  const money = (euros: number) =>
    euros < million ? put(words.euros, euros) : put(words.millions, euros / million)
  return {
    location,
    area: kind && area ? put(words.areas[kind], area) : undefined,
    itLoad: itLoad === undefined ? undefined : put(words.itLoad, itLoad),
    costs: cost === undefined ? undefined : money(cost),
    completion: completion?.iso.slice(0, 4),
    service: [facts.appointment, stages(facts, words)].filter(Boolean).join(', ') || undefined,
    measures,
    visualizations,
  }
}

const million = 1_000_000

function stages({ phases }: Facts, words: Words): string | undefined {
  if (!phases) return undefined
  const { from, to } = phases
  return from === to ? fill(words.phase, { n: from }) : fill(words.phases, { from, to })
}
