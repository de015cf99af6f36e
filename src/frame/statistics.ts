import { matomo } from '../site/shared/matomo.ts'
import { visitAddress } from '../site/shared/visit-counting.ts'

/**
 * Attributes of the html element: a Matomo for ConsentBanner/statistics.client.ts, once the visitor has agreed, or the
 * address for visit.client.ts.
 */
export function statistics(): Record<string, string> {
  if (matomo) return { 'data-matomo-url': matomo.url, 'data-matomo-site': matomo.siteId }
  const address = visitAddress()
  return address ? { 'data-visits': address } : {}
}
