// Runs in the browser before first paint, for sites whose alternate domain is not redirected by a server.
import { content } from '../site/shared/site.ts'

const { alternateHosts, url } = content.firm

/** On an alternate host: the same path, query and hash under /en of the main domain. */
export const hostRedirectScript = `{const l=location;if(${JSON.stringify(alternateHosts)}.includes(l.hostname)){const p=l.pathname;l.replace(${JSON.stringify(
  new URL(url).origin,
)}+(p==="/en"||p.startsWith("/en/")?p:"/en"+(p==="/"?"":p))+l.search+l.hash)}}`
