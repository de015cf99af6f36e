import { domainToASCII } from 'node:url'

type Hosts = { alternateHosts: readonly string[]; url: string }

/**
 * Returns the hosts that redirect to the site, in the form that browsers use. The site's own host is excluded, because it
 * would redirect to itself forever.
 */
export const alternateHosts = ({ alternateHosts, url }: Hosts): string[] =>
  alternateHosts.map(domainToASCII).filter(host => host !== new URL(url).hostname)
