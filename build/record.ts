import type { BuildPolicy } from '../service/http/headers.ts'
import type { Firm } from '../service/static/build-record.ts'
import type { ServiceTexts } from '../src/content/service-texts.ts'

/** What a build notes about itself, in build.json: for the server, the next build, and search engines. */
export interface BuildRecord {
  policy: BuildPolicy
  settings: Record<string, string>
  firm: Firm
  /** What the service says to visitors and to the firm. */
  texts: ServiceTexts
  /** Every page that can be found, by its address, with a hash of what a reader gets. */
  pages: Record<string, string>
}

/** The environment that goes into pages. Another value needs another build. */
const settings = [
  'SITE_URL',
  'CONTACT_ORIGIN',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'RETENTION_MONTHS',
  'CONTENT_DIR',
  'INDEXNOW_KEY',
]

export function currentSettings(): Record<string, string> {
  return Object.fromEntries(settings.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}
