import { hstsValues } from '../service/http/headers.ts'
import { choice, integer, type Kind, origin, webAddress } from '../service/operation/config-kinds.ts'

/** The settings that a build cannot use in every form. */
const kinds: Record<string, Kind<unknown>> = {
  SITE_URL: origin,
  CONTACT_ORIGIN: origin,
  MATOMO_URL: webAddress,
  HSTS: choice(Object.keys(hstsValues)),
  RETENTION_MONTHS: integer(1, 240),
}

/** Names wrong settings before the work of a build: Astro would end in the middle of it, without the name. */
export function settingProblems(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const set = environment[name]?.trim()
    const result = set ? kind(set) : {}
    return 'problem' in result ? [`${name} ${result.problem}`] : []
  })
}
