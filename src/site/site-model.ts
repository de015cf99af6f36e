import * as v from 'valibot'
import type { Model } from '../content/model.ts'
import { languages } from '../content/schemas/firm.ts'
import { locales } from '../routes.ts'
import { themeProblems } from '../theme/read-theme.ts'
import { checkBetweenFiles } from './check-between-files.ts'
import { type Content, contentFiles } from './content.ts'
import { foundPaths } from './pages.ts'
import { placeholderProblems } from './placeholder-values.ts'

/** Describes this site to the engine, which reads and checks content. */
export const siteModel: Model<Content> = {
  format: 1,
  files: contentFiles,
  beside: themeProblems,
  pages: foundPaths,
  // A value of another kind is reported by the schema.
  languages: ({ firm }) => (v.is(languages, firm?.languages) ? firm.languages : locales),
  check: (content, mediaFiles) => [
    ...checkBetweenFiles(content, mediaFiles),
    ...placeholderProblems(content),
  ],
}
