import { matomo } from '../site/shared/matomo.ts'

/** Attributes of the html element, read by frame/ConsentBanner/statistics.client.ts once the visitor has agreed. */
export const statistics: Record<string, string> = matomo
  ? { 'data-matomo-url': matomo.url, 'data-matomo-site': matomo.siteId }
  : {}
