import { type JsonLd, services } from '../../seo/json-ld.ts'
import { siteOrigin } from '../../site/shared/origin.ts'
import type { SectionProps } from '../resolved.ts'
import { navigationServices } from './present.ts'
import type { serviceIndex } from './schema.ts'

/** The services of the navigation, told once for the whole site: on its home page. */
export function jsonLd({ items, at: { page } }: SectionProps<typeof serviceIndex>): JsonLd[] {
  if (items || page.id !== 'home') return []
  return services(navigationServices(page.locale), siteOrigin)
}
