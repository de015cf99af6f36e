// npm run bench: measures the site as visitors experience it, as ratios to something bare in the same run, so that a busy
// machine does not distort the result. Runs both parts, or the named one: visits, presses. Options: --runs 5, --only /projects
// (pages with this in their address; nothing is written).
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { readBuildRecord } from '../service/site/build-record.ts'
import { chromiumArguments, findChromium } from '../sweep/chromium.ts'
import { buildSample } from '../tests/support/build.ts'
import { sample } from '../tests/support/sites.ts'
import { serveOverTls } from './bench/https.ts'
import { benchPresses } from './bench/presses.ts'
import { benchVisits, openLines } from './bench/visits.ts'
import { circumstances, writeMeasured } from './bench/write-measured.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const runs = Number(values.runs)
const isWanted = (part: 'visits' | 'presses') => positionals.length === 0 || positionals.includes(part)

await buildSample()
const served = await serveOverTls(sample.env.SITE_DIR)
const lines = await openLines(served)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    ...chromiumArguments,
    // The simulated lines listen on only one of the two addresses of localhost.
    '--host-resolver-rules=MAP localhost 127.0.0.1',
    // If certificate errors were ignored altogether, the browser would connect twice, so this trusts the one certificate.
    `--ignore-certificate-errors-spki-list=${served.signedBy}`,
  ],
})
try {
  if (isWanted('visits'))
    report('visits', await benchVisits({ browser, served, lines, paths: pagesToVisit(), runs }))
  if (isWanted('presses')) report('presses', await benchPresses(browser, served.site, runs))
} finally {
  await browser.close()
  for (const { site, bare } of Object.values(lines)) for (const line of [site, bare]) line.close()
  await served.stop()
}

/** Lists every page in both languages, but only two of the projects, because their pages are all alike. */
function pagesToVisit(): string[] {
  const all = Object.keys(readBuildRecord(sample.env.SITE_DIR).pages ?? {}).map(url => new URL(url).pathname)
  const projects = all.filter(path => /\/projects\/(?!finder|sheets)/.test(path))
  const some = projects.filter(
    path => projects.filter(other => other.startsWith(path.slice(0, 4))).indexOf(path) < 2,
  )
  return all
    .filter(path => !projects.includes(path) || some.includes(path))
    .filter(path => values.only === undefined || path.includes(values.only))
}

function report(part: 'visits' | 'presses', text: string): void {
  const where = `Chromium ${browser.version()} · Caddy, TLS, HTTP/2 · median of ${runs}`
  console.log(text)
  if (values.only === undefined)
    writeMeasured(part, `${circumstances(`Node ${process.version}`, where)}\n\n${text}`)
}
