import { readdirSync } from 'node:fs'
import { utilityRoutes } from '../../../src/routes.ts'

const site = process.env.SITE_DIR ?? 'dist'

/** Every page of the build, found in the build: none is listed by hand, and finding none is a failure. */
export const builtPages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
  // Templates that the service fills; they have no address (forms-without-script.spec.ts looks at them).
  .filter(path => !/^(\/en)?\/(thanks|form-error)$/.test(path))
  .sort()

// Home, projects, company, careers, contact, questions, three legal pages, 404 and offline, in two languages.
if (builtPages.length < 22) throw new Error(`Only ${builtPages.length} pages were found in ${site}/.`)

const utilityPaths = new Set<string>(Object.values(utilityRoutes))

/** Pages that a visitor can find; the others exist for a situation. */
export const isUtilityPage = (path: string): boolean => utilityPaths.has(path.replace(/^\/en(?=\/)/, ''))

export const expectedStatus = (path: string): number => (/^(\/en)?\/404$/.test(path) ? 404 : 200)
