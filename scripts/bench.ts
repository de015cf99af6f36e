// npm run bench: the site as visitors live it, written to docs/performance.md. Ratios to something bare in the same run, so that a
// busy machine does not decide. All of it, or the parts that are named: visits, presses, standing, navigation, scores. Options:
// --runs 5, --only /projects (pages with this in their address; no report), --http3, --minutes 10 (of use in standing).

import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { readBuildRecord } from '../service/site/build-record.ts'
import { chromiumArguments, findChromium } from '../sweep/chromium.ts'
import { serveSite } from '../sweep/serve-site.ts'
import { buildSample } from '../tests/support/build.ts'
import { sample } from '../tests/support/sites.ts'
import { circumstances, type Part, writePart } from './bench/document.ts'
import { serveOverTls } from './bench/https.ts'
import { benchNavigation } from './bench/navigation.ts'
import { benchPresses } from './bench/presses.ts'
import { benchScores } from './bench/scores.ts'
import { benchStanding, lookedAt } from './bench/standing.ts'
import { benchVisits, openLines } from './bench/visits.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    http3: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const wanted = (part: Part) => positionals.length === 0 || positionals.includes(part)

await buildSample()
const paths = pagesToVisit()
if (wanted('visits') || wanted('presses')) await throughCaddy()
if (wanted('standing') || wanted('navigation') || wanted('scores')) await fromTheService()

/** Every page in both languages; of the projects, which are all made alike, two. */
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

async function throughCaddy(): Promise<void> {
  const served = await serveOverTls(sample.env.SITE_DIR)
  const lines = await openLines(served)
  const origins = Object.values(lines).flatMap(({ site, bare }) => [site, bare])
  const hosts = origins.map(origin => new URL(origin).host)
  const args = [
    ...chromiumArguments,
    // The lines listen on one address of the two that localhost has.
    '--host-resolver-rules=MAP localhost 127.0.0.1',
    // A certificate that it is only told to overlook would make the browser connect twice.
    `--ignore-certificate-errors-spki-list=${served.signedBy}`,
  ]
  const overDatagrams = args.filter(argument => argument !== '--disable-quic')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: values.http3 ? [...overDatagrams, `--origin-to-force-quic-on=${hosts}`] : args,
  })
  const where = `Chromium ${browser.version()} · Caddy, TLS, HTTP/${values.http3 ? 3 : 2} · median of ${runs}`
  try {
    if (wanted('visits')) {
      const { pages, inAll } = await benchVisits({ browser, served, lines, paths, runs })
      if (values.http3) report('http3', where, inAll)
      else report('visits', where, pages)
    }
    if (wanted('presses') && !values.http3)
      report('presses', where, await benchPresses({ browser, served, runs }))
  } finally {
    await browser.close()
    for (const line of Object.values(lines)) line.close()
    await served.stop()
  }
}

async function fromTheService(): Promise<void> {
  const site = await serveSite(sample.env.SITE_DIR)
  try {
    if (wanted('standing')) {
      const minutes = Number(values.minutes)
      report('standing', `${lookedAt / 1000} s`, await benchStanding(site.url, paths, minutes))
    }
    if (wanted('navigation')) report('navigation', `median of ${runs}`, await benchNavigation(site.url, runs))
    if (wanted('scores')) {
      const { text, version } = await benchScores(site.url, paths, runs)
      report('scores', `Lighthouse ${version} · median of ${runs}`, text)
    }
  } finally {
    await site.stop()
  }
}

function report(part: Part, where: string, text: string): void {
  console.log(text)
  if (values.only === undefined)
    writePart(part, `${circumstances(`Node ${process.version}`, where)}\n\n${text}`)
}
