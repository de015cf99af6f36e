import type { Model } from '../content/model.ts'
import { pathOf } from '../routes.ts'
import { type Content, contentFiles } from './content.ts'
import { countedPlaces, countedProblems } from './counted.ts'
import { foundPages } from './pages.ts'
import { checkBetweenFiles } from './references.ts'

/** What reading and checking need to know of this site. */
export const siteModel: Model<Content> = {
  files: contentFiles,
  pages: content => foundPages(content).map(id => pathOf(id, 'de')),
  places: content => ({ de: countedPlaces(content, 'de'), en: countedPlaces(content, 'en') }),
  check: content => [...checkBetweenFiles(content), ...countedProblems(content)],
}
