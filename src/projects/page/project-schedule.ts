// The schedule on a project's page: its bars, each with its stage and months in words.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import type { Project } from '../catalogue.ts'
import { ifStated, monthWriter } from '../facts.ts'
import { barsOf } from './schedule-bars.ts'

export function scheduleOf({ schedule }: Project, locale: Locale) {
  if (!schedule) return undefined
  const words = site(locale).projectPage.schedule
  const now = new Date()
  const { years, bars, ahead } = barsOf(schedule, now.toISOString())
  const write = monthWriter(locale)
  return {
    heading: words.heading,
    intro: ahead ? `${words.intro} ${fill(words.ahead, { month: write.month(now) })}` : words.intro,
    years,
    bars: schedule.map(({ phase, toPhase, name, text, start, end }, index) => ({
      ...bars[index],
      months: write.months(start.iso, end.iso),
      stage: ifStated(phase, from =>
        toPhase === undefined ? fill(words.stage, { n: from }) : fill(words.stages, { from, to: toPhase }),
      ),
      name: name ?? words.names[(phase ?? 0) - 1] ?? '',
      text,
    })),
  }
}
