import type { Model } from '../content/model.ts'
import { type Content, contentFiles } from './content.ts'
import { countedPlaces, countedProblems } from './counted.ts'
import { foundPaths } from './pages.ts'
import { checkBetweenFiles } from './references.ts'

/** What reading and checking need to know of this site. */
export const siteModel: Model<Content> = {
  files: contentFiles,
  pages: foundPaths,
  places: content => ({ de: countedPlaces(content, 'de'), en: countedPlaces(content, 'en') }),
  check: (content, mediaFiles) => [...checkBetweenFiles(content, mediaFiles), ...countedProblems(content)],
}
