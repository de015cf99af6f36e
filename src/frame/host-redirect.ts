// Redirects alternate domains in the browser, for sites whose server does not.
import { locales } from '../routes.ts'
import { content } from '../site/shared/site.ts'
import { alternateHosts } from './alternate-hosts.ts'

const [, second] = locales
const isPrefixed = locales
  .slice(1)
  .map(locale => `p==="/${locale}"||p.startsWith("/${locale}/")`)
  .join('||')

/**
 * Returns a script that leads from an alternate host to the same path, query and hash on the main domain, in the site's
 * second language.
 */
export const redirectScriptOf = (firm: Parameters<typeof alternateHosts>[0]): string =>
  `{const l=location;if(${JSON.stringify(alternateHosts(firm))}.includes(l.hostname)){const p=l.pathname;l.replace(${JSON.stringify(
    new URL(firm.url).origin,
  )}+${second ? `(${isPrefixed}?p:"/${second}"+(p==="/"?"":p))` : 'p'}+l.search+l.hash)}}`

export const hostRedirectScript = redirectScriptOf(content.firm)
