import { hstsValues } from '../service/http/headers.ts'
import { choice, integer, type Kind, origin, webAddress } from '../service/operation/config-kinds.ts'

/** The settings of a build that can be invalid. */
const kinds: Record<string, Kind<unknown>> = {
  SITE_URL: origin,
  CONTACT_ORIGIN: origin,
  MATOMO_URL: webAddress,
  HSTS: choice(Object.keys(hstsValues)),
  RETENTION_MONTHS: integer(1, 240),
}

/** Names invalid settings before the build starts. Astro would stop midway without naming them. */
export function settingProblems(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const set = environment[name]?.trim()
    const result = set ? kind(set) : {}
    return 'problem' in result ? [`${name} ${result.problem}`] : []
  })
}
