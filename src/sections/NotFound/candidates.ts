// The pages to suggest for a mistyped address, with the words that identify them.

import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { orderedProjects } from '../../projects/catalogue.ts'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { foundIds, isIn, pageLink, site } from '../../site/shared/site.ts'

export function candidatesIn(locale: Locale) {
  const { pages: files } = site(locale)
  const pages = foundIds
    .filter(id => isIn(id, locale))
    .map(id => {
      const { href, label } = pageLink(id, locale)
      return { id, href, label, words: [id, label, ...(files[id]?.words ?? [])].join(' ') }
    })
  const projects = orderedProjects(locale).map(([id, { title }]) => {
    const label = withoutBreaks(title)
    return { id, href: localizePath(projectPath(id), locale), label, words: `${id} ${label}` }
  })
  return [...pages, ...projects]
}
