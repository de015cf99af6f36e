const url = process.env.MATOMO_URL
const siteId = process.env.MATOMO_SITE_ID

/** Visitor statistics are absent unless MATOMO_URL and MATOMO_SITE_ID are set when the site is built. */
export const matomo = url && siteId ? { url: url.replace(/\/+$/, ''), siteId } : undefined
