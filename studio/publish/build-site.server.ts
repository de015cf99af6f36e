// Checks and builds the site of one commit.
import { relative } from 'node:path'
import { checkContent } from '../../src/content/check-content.ts'
import { ContentError, type ContentProblem } from '../../src/content/problems.ts'
import { siteModel } from '../../src/site/site-model.ts'
import { astroBuild } from '../../tools/astro-build.ts'
import { PublishError } from './publish-error.server.ts'
import type { Report } from './steps.server.ts'

export async function problemsOf(content: string): Promise<ContentProblem[]> {
  try {
    await checkContent(siteModel, content)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

export async function buildSite(
  site: string,
  content: string,
  outDir: string,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const folder = relative(site, content)
  const env = { CONTENT_DIR: folder === 'content' ? undefined : folder, ASTRO_TELEMETRY_DISABLED: '1' }
  const onLine = (line: string) => {
    const page = /─ (\/\S*)\.html /.exec(line)?.[1]
    if (page !== undefined) report.pages(page === '/index' ? '/' : page)
    const picture = /▶ (\S+) .*\((\d+)\/(\d+)\)/.exec(line)
    if (picture)
      report.pictures({ last: picture[1] ?? '', done: Number(picture[2]), total: Number(picture[3]) })
  }
  const problem = await astroBuild(outDir, onLine, { cwd: site, env, signal })
  if (problem !== undefined) throw new PublishError({ kind: 'build', details: problem })
}
