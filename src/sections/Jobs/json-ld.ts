import { jobPosting } from '../../seo/job-posting.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { jobs } from './schema.ts'

/** Describes each position that the section shows. */
export function jsonLd({ at }: SectionProps<typeof jobs>) {
  const { jobs: list, firm } = site(at.page.locale)
  return list.map(job => jobPosting(job, firm, siteOrigin))
}
