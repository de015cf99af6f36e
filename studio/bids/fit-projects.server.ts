// Fits all projects of the firm, with its internal facts, and notes which answers rest on these.
import type * as v from 'valibot'
import { contentDir } from '../../src/content/content-dir.ts'
import { readContent } from '../../src/content/read.ts'
import { inLanguage } from '../../src/content/resolve.ts'
import { referencesIn, speakingIn } from '../../src/projects/finder/references.ts'
import type { Locale } from '../../src/routes.ts'
import { siteModel } from '../../src/site/model.ts'
import { type Fit, fit } from './fit.ts'
import type { fitSchema } from './order.ts'

export function fitProjects({ language, size, requirements }: v.InferOutput<typeof fitSchema>): Fit {
  return fit(requirements, referencesIn(language), speakingIn(language), size, publishedReferences(language))
}

/** The projects as visitors see them. */
function publishedReferences(language: Locale) {
  const { projects } = readContent(siteModel, contentDir())
  return referencesIn(
    language,
    Object.entries(projects).map(([id, { title, category, facts, schedule }]) => [
      id,
      inLanguage({ title, category, facts, schedule }, language),
    ]),
  )
}
