// Formats open positions for the careers page.
import { keepTogether } from '../../content/keep-together.ts'
import { formatLongDay } from '../../i18n/dates.ts'
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import { officeOf } from '../../site/shared/offices.ts'
import type { Site } from '../../site/shared/site.ts'

export function openPositions({ jobs, firm, interface: ui }: Site, locale: Locale) {
  const words = ui.jobs
  return jobs.map(job => ({
    id: job.id,
    title: job.title,
    place: officeOf(firm, job.office).city,
    employment: words.employment[job.employment],
    salary:
      job.salary &&
      fill(words.salary[job.salary.per], {
        from: formatNumber(job.salary.from, locale),
        to: formatNumber(job.salary.to, locale),
        currency: job.salary.currency,
      }),
    withoutSalary: job.withoutSalary,
    validThrough: keepTogether(formatLongDay(job.validThrough.iso, locale), locale),
    description: job.description,
  }))
}
