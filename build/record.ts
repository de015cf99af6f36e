import { readFileSync } from 'node:fs'
import { contentDigest } from '../src/content/regular-files.ts'
import { sectionsDir } from '../src/sections/site-sections.ts'
import { themeDir } from '../src/theme/read-theme.ts'
import { inProgram } from '../tools/program.ts'

/** The environment variables that pages depend on. A changed value needs a new build. */
const settings = [
  'SITE_URL',
  'CONTACT_ORIGIN',
  'HSTS',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'RETENTION_MONTHS',
  'CONTENT_DIR',
  'INDEXNOW_KEY',
]

/**
 * Returns these settings and the version of the program. After a downgrade the program is older than the build it
 * replaces, so the version counts too.
 */
export function currentSettings(): Record<string, string> & { version: string } {
  const { version } = JSON.parse(readFileSync(inProgram('package.json'), 'utf8')) as { version: string }
  const known = settings.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))
  return { version, ...Object.fromEntries(known) }
}

/** Returns a hash of a site's content, theme and sections that does not depend on the folder's location. */
export const siteDigest = (content: string): string =>
  [content, themeDir(content), sectionsDir(content)].map(contentDigest).join('-')
