import { domainToASCII } from 'node:url'

type Hosts = { alternateHosts: readonly string[]; url: string }

/** The hosts that lead to the site's own, as browsers name them. The own one among them would lead to itself for ever. */
export const alternateHosts = ({ alternateHosts, url }: Hosts): string[] =>
  alternateHosts.map(domainToASCII).filter(host => host !== new URL(url).hostname)
