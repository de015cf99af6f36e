import { contentDigest } from '../src/content/regular-files.ts'
import { sectionsDir } from '../src/sections/site-sections.ts'
import { themeDir } from '../src/theme/read-theme.ts'

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

export function currentSettings(): Record<string, string> {
  return Object.fromEntries(settings.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** Tells apart what sites say and how they look, wherever the folder of the content lies. */
export const siteDigest = (content: string): string =>
  [content, themeDir(content), sectionsDir(content)].map(contentDigest).join('-')
