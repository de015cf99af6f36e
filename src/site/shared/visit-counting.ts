import { visitEndpoint } from '../../forms/protocol.ts'
import { firstLocale } from '../../routes.ts'
import { serviceOrigin } from './forms.ts'
import { matomo } from './matomo.ts'
import { site } from './site.ts'

/**
 * Returns the address that pages report visits to, if the firm counts them. With Matomo it does not, because
 * the banner asks about statistics, and a visitor who refuses them must not be counted in another way.
 */
export function visitAddress(): string | undefined {
  return site(firstLocale()).firm.countVisits && !matomo ? serviceOrigin + visitEndpoint : undefined
}

/** True where there is anything to consent to, or the firm wants the question all the same. */
export function asksConsent(): boolean {
  return matomo !== undefined || site(firstLocale()).firm.askConsent
}
