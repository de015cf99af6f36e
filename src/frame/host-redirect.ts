// Runs in the browser before first paint, for sites whose alternate domain is not redirected by a server.
import { locales } from '../routes.ts'
import { content } from '../site/shared/site.ts'
import { alternateHosts } from './alternate-hosts.ts'

const [, second] = locales
const isPrefixed = locales
  .slice(1)
  .map(locale => `p==="/${locale}"||p.startsWith("/${locale}/")`)
  .join('||')

/** On an alternate host: the same path, query and hash on the main domain, in the second language of the site. */
export const redirectScriptOf = (firm: Parameters<typeof alternateHosts>[0]): string =>
  `{const l=location;if(${JSON.stringify(alternateHosts(firm))}.includes(l.hostname)){const p=l.pathname;l.replace(${JSON.stringify(
    new URL(firm.url).origin,
  )}+${second ? `(${isPrefixed}?p:"/${second}"+(p==="/"?"":p))` : 'p'}+l.search+l.hash)}}`

export const hostRedirectScript = redirectScriptOf(content.firm)
