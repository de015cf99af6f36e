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

/** Pages of projects are alike: these stand for all of them where each takes its time. */
const sample = [
  'buerohaus-am-hafenbogen',
  'rechenzentrum-fr-7',
  'aufstockung-lindenstrasse',
  'eckhaus-marktstrasse',
]
const project = /\/projects\/([\w-]+)$/

export const sampledPages = builtPages.filter(path => {
  const id = project.exec(path)?.[1]
  return id === undefined || sample.includes(id)
})

/** Two of them show what a project page looks like, by day and by night. */
export const hasLook = (path: string): boolean => {
  const id = project.exec(path)?.[1]
  return id === undefined || (path.startsWith('/projects') && sample.slice(0, 2).includes(id))
}

const utilityPaths = new Set<string>(Object.values(utilityRoutes))

/** Pages that a visitor can find; the others exist for a situation. */
export const isUtilityPage = (path: string): boolean => utilityPaths.has(path.replace(/^\/en(?=\/)/, ''))

export const expectedStatus = (path: string): number => (/^(\/en)?\/404$/.test(path) ? 404 : 200)
