// The pages that somebody may have meant, with the words they go by.

import { withoutBreaks } from '../../i18n/without-breaks.ts'
import { orderedProjects } from '../../projects/catalogue.ts'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { foundIds, isIn, pageLink } from '../../site/shared/site.ts'

/** `words`: what else visitors call a page, by its name. */
export function candidatesIn(locale: Locale, words: Record<string, string[]>) {
  const pages = foundIds
    .filter(id => isIn(id, locale))
    .map(id => {
      const { href, label } = pageLink(id, locale)
      return { id, href, label, words: [id, label, ...(words[id] ?? [])].join(' ') }
    })
  const projects = orderedProjects(locale).map(([id, { title }]) => {
    const label = withoutBreaks(title)
    return { id, href: localizePath(projectPath(id), locale), label, words: `${id} ${label}` }
  })
  return [...pages, ...projects]
}
