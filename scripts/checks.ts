// Checks that need no build. `npm run check` and `npm test` share them.
import { checkContent } from '../src/content/check.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { ContentError, spokenLanguage } from '../src/content/problems.ts'
import { nextToWrite } from '../src/content/to-write.ts'
import { siteModel } from '../src/site/model.ts'
import { runQuietly } from '../tools/run.ts'
import { unformattedContent } from './content-form.ts'
import type { Step } from './steps.ts'

export const content: Step = { name: 'content', run: contentProblems }

export const checks: Step[] = [
  { name: 'lint and format', run: () => runQuietly('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'form of content files', run: async () => unformattedContent() },
]

/** Types of everything but the templates of Astro files, which need the slower checker that `npm test` runs. */
export const types: Step = { name: 'types', run: () => runQuietly('tsc', ['--project', '.']) }

async function contentProblems(): Promise<string | undefined> {
  try {
    await checkContent(siteModel, contentDir())
    const next = nextToWrite(contentDir(), spokenLanguage())
    if (next) console.log(next)
    return undefined
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}
