import { visitEndpoint } from '../../forms/protocol.ts'
import { firstLocale } from '../../routes.ts'
import { serviceOrigin } from './forms.ts'
import { matomo } from './matomo.ts'
import { site } from './site.ts'

/**
 * Where pages report that they were seen, if the firm has visits counted. With a Matomo they are not: the banner then asks
 * about statistics, and a visitor who refuses them must not be counted in another way.
 */
export function visitAddress(): string | undefined {
  return site(firstLocale()).firm.countVisits && !matomo ? serviceOrigin + visitEndpoint : undefined
}

/** True where there is anything to consent to, or the firm wants the question all the same. */
export function asksConsent(): boolean {
  return matomo !== undefined || site(firstLocale()).firm.askConsent
}
