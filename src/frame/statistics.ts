import { matomo } from '../site/shared/matomo.ts'
import { visitAddress } from '../site/shared/visit-counting.ts'

/**
 * Returns the attributes of the html element for statistics: the Matomo that ConsentBanner/statistics.client.ts loads
 * after consent, or the address for visit.client.ts.
 */
export function statistics(): Record<string, string> {
  if (matomo) return { 'data-matomo-url': matomo.url, 'data-matomo-site': matomo.siteId }
  const address = visitAddress()
  return address ? { 'data-visits': address } : {}
}
