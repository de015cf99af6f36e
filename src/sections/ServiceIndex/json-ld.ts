import { type JsonLd, services } from '../../seo/json-ld.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import type { SectionProps } from '../resolved.ts'
import { navigationServices } from './present.ts'
import type { serviceIndex } from './schema.ts'

/** Describes the services of the navigation only on the home page, once for the whole site. */
export function jsonLd({ items, at: { page } }: SectionProps<typeof serviceIndex>): JsonLd[] {
  if (items || page.id !== 'home') return []
  return services(navigationServices(page.locale), siteOrigin)
}
