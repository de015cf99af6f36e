// npm test -- browsers: tests the site in Debian's Firefox and WebKit. Reports and skips a browser that is not installed
// (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb).

import { existsSync, globSync } from 'node:fs'
import { serveSite } from '../sweep/serve-site.ts'
import { type Driver, Visitor } from '../tests/browsers/driver.ts'
import { startFirefox } from '../tests/browsers/firefox.ts'
import { steps } from '../tests/browsers/steps.ts'
import { startWebKit } from '../tests/browsers/webkit.ts'
import { buildSample } from '../tests/support/build.ts'
import { sample } from '../tests/support/sites.ts'

const installed = (...places: string[]) => places.flatMap(place => globSync(place)).find(existsSync)

const firefox = installed('/usr/bin/firefox-esr', '/usr/bin/firefox')
const webkit = installed('/usr/bin/WebKitWebDriver')
const miniBrowser = installed('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const screen = installed('/usr/bin/Xvfb')

const browsers: [name: string, start: (() => Promise<Driver>) | undefined][] = [
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', webkit && miniBrowser && screen ? () => startWebKit(webkit, miniBrowser, screen) : undefined],
]

await buildSample()
let failed = 0
for (const [name, start] of browsers) {
  if (start) failed += await tryOut(name, start)
  else console.log(`${name} is not installed here, so nothing was tried in it.`)
}
process.exit(failed === 0 ? 0 : 1)

async function tryOut(name: string, start: () => Promise<Driver>): Promise<number> {
  await using cleanup = new AsyncDisposableStack()
  const site = await serveSite(sample.env.SITE_DIR)
  cleanup.defer(() => site.stop())
  const driver = await start()
  cleanup.defer(() => driver.close())
  const visitor = new Visitor(driver, site.url)
  const browser = `${name} ${driver.version}`
  let failures = 0
  for (const [step, run] of steps) {
    try {
      const said = await run(visitor, site)
      await visitor.noTrouble()
      console.log(`✓ ${browser}: ${step}${said ? ` (${said})` : ''}`)
    } catch (error) {
      failures++
      console.log(`✗ ${browser}: ${step}\n  ${error instanceof Error ? error.message : error}`)
    }
  }
  return failures
}
