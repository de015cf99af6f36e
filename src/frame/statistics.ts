// Visitor statistics are absent unless MATOMO_URL and MATOMO_SITE_ID are set when the site is built.

const url = process.env.MATOMO_URL
const site = process.env.MATOMO_SITE_ID

/** Attributes of the html element, read by frame/ConsentBanner/statistics.client.ts once the visitor has agreed. */
export const statistics: Record<string, string> =
  url && site ? { 'data-matomo-url': url.replace(/\/+$/, ''), 'data-matomo-site': site } : {}
