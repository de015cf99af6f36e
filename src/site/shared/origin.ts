import { content } from './site.ts'

/** The scheme and host of the public site. */
export const siteOrigin = new URL(process.env.SITE_URL || content.firm.url).origin
