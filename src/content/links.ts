// Where links may lead.
import { routes } from '../routes.ts'
import type { Sentence } from './problems.ts'

const knownPaths = new Set<string>(Object.values(routes))
const ofProject = new RegExp(`^${routes.projects}/([a-z0-9-]+)$`)
const withoutQuery = (path: string) => path.replace(/[?#].*$/, '')
export const isPage = (path: string) => {
  const page = withoutQuery(path)
  return knownPaths.has(page) || ofProject.test(page)
}
/** The project that a link leads to, which no single file can know. */
export const projectOf = (path: string): string | undefined => {
  const page = withoutQuery(path)
  return knownPaths.has(page) ? undefined : ofProject.exec(page)?.[1]
}
export const nowhere = (link: string): Sentence => ({
  de: `führt ins Leere: ${link} ist keine Seite dieser Website; es gibt ${[...knownPaths].join(', ')}`,
  en: `leads nowhere: ${link} is no page of this site; the pages are ${[...knownPaths].join(', ')}`,
})

/** Within Markdown: a page, a place on the same page, or an address elsewhere. */
export function wrongLink({ type, href: link }: { type: string; href: string }): Sentence[] {
  if (type === 'image')
    return [
      {
        de: `ein Bild (${link}) kann nicht im Text stehen; nehmen Sie es heraus`,
        en: `a picture (${link}) cannot stand in a text; take it out`,
      },
    ]
  if (link.startsWith('/')) return isPage(link) ? [] : [nowhere(link)]
  if (/^(https:\/\/|mailto:|tel:|#)./.test(link)) return []
  return [
    {
      de: `der Link ${link} beginnt weder mit / (Seite dieser Website) noch mit https://, mailto: oder tel:`,
      en: `the link ${link} begins neither with / (page of this site) nor with https://, mailto: or tel:`,
    },
  ]
}
