import type { JsonLd } from '../../seo/json-ld.ts'
import { awardLines, firmHonours } from '../../site/shared/honours.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import { site } from '../../site/shared/site.ts'
import type { SectionProps } from '../resolved.ts'
import type { honours } from './schema.ts'

/** Describes the awards of the firm on the page that shows them. Those of a project are on the page of the project. */
export function jsonLd({ at }: SectionProps<typeof honours>): JsonLd[] {
  const { firm } = site(at.page.locale)
  const award = awardLines(firmHonours(firm), at.page.locale)
  if (award.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${siteOrigin}/#organization`,
      name: firm.name,
      award,
    },
  ]
}
