// Runs in the browser before first paint, for sites whose alternate domain is not redirected by a server.
import { locales } from '../routes.ts'
import { content } from '../site/shared/site.ts'

const { alternateHosts, url } = content.firm
const [, second] = locales
const isPrefixed = locales
  .slice(1)
  .map(locale => `p==="/${locale}"||p.startsWith("/${locale}/")`)
  .join('||')

/** On an alternate host: the same path, query and hash on the main domain, in the second language of the site. */
export const hostRedirectScript = `{const l=location;if(${JSON.stringify(alternateHosts)}.includes(l.hostname)){const p=l.pathname;l.replace(${JSON.stringify(
  new URL(url).origin,
)}+${second ? `(${isPrefixed}?p:"/${second}"+(p==="/"?"":p))` : 'p'}+l.search+l.hash)}}`
