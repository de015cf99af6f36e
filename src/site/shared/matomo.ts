const url = process.env.MATOMO_URL
const siteId = process.env.MATOMO_SITE_ID

/** The settings of Matomo. Without MATOMO_URL and MATOMO_SITE_ID in the build, the site has no statistics. */
export const matomo = url && siteId ? { url: url.replace(/\/+$/, ''), siteId } : undefined
