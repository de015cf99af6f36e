import { readFileSync } from 'node:fs'
import { contentDigest } from '../src/content/regular-files.ts'
import { sectionsDir } from '../src/sections/site-sections.ts'
import { themeDir } from '../src/theme/read-theme.ts'
import { inProgram } from '../tools/program.ts'

/** The environment that goes into pages. Another value needs another build. */
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

/** The version counts as a setting: after a way back the earlier program is older than the build it replaces. */
export function currentSettings(): Record<string, string> & { version: string } {
  const { version } = JSON.parse(readFileSync(inProgram('package.json'), 'utf8')) as { version: string }
  const known = settings.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))
  return { version, ...Object.fromEntries(known) }
}

/** Tells apart what sites say and how they look, wherever the folder of the content lies. */
export const siteDigest = (content: string): string =>
  [content, themeDir(content), sectionsDir(content)].map(contentDigest).join('-')
