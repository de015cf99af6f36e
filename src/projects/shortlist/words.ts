// The words of the bar of kept references, which stand in /projects.json: two pages have it.
import { type Locale, pathOf } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'

export function shortlistWords(locale: Locale) {
  const { inquiry, ...bar } = site(locale).interface.shortlist
  const paths = {
    projects: pathOf('projects', locale),
    finder: pathOf('finder', locale),
    sheets: pathOf('sheets', locale),
  }
  return { bar, paths }
}
