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
