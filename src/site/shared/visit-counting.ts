import { visitEndpoint } from '../../forms/protocol.ts'
import { firstLocale } from '../../routes.ts'
import { serviceOrigin } from './forms.ts'
import { matomo } from './matomo.ts'
import { site } from './site.ts'

/**
 * Returns the address to which pages report visits, if the firm counts them. With Matomo it does not, because the banner
 * asks about statistics, and a visitor who refuses them must not be counted in another way.
 */
export function visitAddress(): string | undefined {
  return site(firstLocale()).firm.countVisits && !matomo ? serviceOrigin + visitEndpoint : undefined
}

/** Returns true if anything needs consent, or if the firm wants the banner anyway. */
export function asksConsent(): boolean {
  return matomo !== undefined || site(firstLocale()).firm.askConsent
}
