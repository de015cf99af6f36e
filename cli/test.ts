// Checks, builds and visits the site of this folder: links, files, accessibility, widths, headers, scripts, and left-over
// sample data.
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { asFinding } from '../deploy/launch/finding.ts'
import { sampleData, sampleMedia } from '../deploy/launch/sample-data.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { readContent } from '../src/content/read.ts'
import { siteModel } from '../src/site/site-model.ts'
import { brokenLinks, missingFiles } from '../sweep/broken-links.ts'
import { readBuilt } from '../sweep/built.ts'
import { serveSite } from '../sweep/serve-site.ts'
import { sweep } from '../sweep/sweep.ts'
import { buildAside } from './site-build.ts'

if (existsSync('.env')) loadEnvFile('.env')
const output = await buildAside()
const { files, pages } = readBuilt(output)
let problems = 0
tell('links', brokenLinks(pages, files))
tell('files that pages name', missingFiles(pages, files))
tell('nothing of the sample', sampleLeft())
const served = await serveSite(output)
try {
  // The service's templates have no address.
  const visited = pages.filter(({ path }) => !/^(\/[a-z]{2})?\/(thanks|form-error)$/.test(path))
  tell(`${visited.length} pages in a browser`, await sweep(served.url.replace(/\/$/, ''), visited))
} finally {
  await served.stop()
}
process.exit(problems === 0 ? 0 : 1)

function tell(what: string, found: string[]): void {
  problems += found.length
  console.log(`${found.length === 0 ? '✓' : '✗'} ${what}`)
  for (const line of found) console.log(`  ${line}`)
}

/** Finds left-over data of the sample. The sample itself is excluded; it is marked in firm.yaml. */
function sampleLeft(): string[] {
  if (readContent(siteModel, contentDir()).firm.sample) return []
  return [...sampleData(contentDir()), ...sampleMedia(contentDir())]
    .map(asFinding)
    .map(({ where, what }) => `${where}: ${what}`)
}
