import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './sweep/chromium.ts'
import { otherFirm, tested } from './tests/support/sites.ts'
import { inProgram } from './tools/program.ts'

// The tests, and the processes that they start, read the site to test from these variables.
Object.assign(process.env, tested.env)

const port = process.env.E2E_PORT ?? '8321'
const otherPort = process.env.E2E_OTHER_PORT ?? String(Number(port) + 1)
const origin = `http://127.0.0.1:${port}`

/** Tests that every page of any firm has to pass. */
const everyPage = /e2e\/(?:sweep|security-policy|every-project)\.spec\.ts$/
/** Tests of every control. The sample has the most kinds, and a firm's theme changes neither tooltips nor forced colours. */
const everyControl = /e2e\/(?:every-sign|forced-colours)\.spec\.ts$/
const looks = /e2e\/looks\.spec\.ts$/
/** Each file of the Studio starts a studio and a preview of its own, on a copy of the other firm. */
const studio = /e2e\/studio\.spec\.ts$/
const studioParts = /e2e\/studio-[\w-]+\.spec\.ts$/
const ofStudio = {
  fullyParallel: false,
  // These tests spend a third of their time waiting, so two run at once beside the other tests.
  workers: 2,
  // A publication builds the whole site, and the first page of a preview is compiled when it is asked for.
  timeout: 900_000,
  expect: { timeout: 240_000 },
}

/** Starts the real server with a built site and an inquiries folder of its own. */
const server = (script: string, PORT: string, { folder, env }: typeof otherFirm) => ({
  command: `node ${inProgram(script)}`,
  cwd: folder,
  url: `http://127.0.0.1:${PORT}/`,
  env: {
    ...env,
    PORT,
    METRICS_PORT: 'off',
    // Emptied with the rest of test-results before the servers start.
    DATA_DIR: inProgram(`test-results/inquiries-${PORT}`),
    RATE_LIMIT: '10000',
  },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  // The site of the other firm is built first where it is older than its sources.
  timeout: 180_000,
})

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the two cores of the smallest machine, because a browser test waits for part of its time. With five, the
  // looks took an eighth more processor time than with three.
  workers: 4,
  retries: 0,
  // A look that is missing is a failure too; `npm run looks` draws it (tests/e2e/looks.spec.ts).
  updateSnapshots: 'none',
  // A busy machine without a graphics card draws slowly.
  expect: { timeout: 30_000 },
  // Ends only a test that hangs: on a busy machine the sweep of a page takes minutes.
  timeout: 300_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
    serviceWorkers: 'block',
  },
  projects: [
    // The longest tests come first.
    { name: 'studio', testMatch: studio, ...ofStudio },
    // These take too long for every merge: npm test -- studio and npm test -- looks run them.
    { name: 'studio-parts', testMatch: studioParts, ...ofStudio },
    { name: 'looks', testMatch: looks },
    { name: 'pages', testMatch: everyPage },
    // The engine is tested on a firm that no editor changes, so that the sample may say what it likes.
    {
      name: 'mechanism',
      testMatch: /e2e\/.*\.spec\.ts$/,
      testIgnore: [everyPage, everyControl, looks, studio, studioParts],
      use: { baseURL: `http://127.0.0.1:${otherPort}` },
    },
    { name: 'sample', testMatch: [/sites\/achsmass\/tests\/[\w-]+\.spec\.ts$/, everyControl] },
  ],
  webServer: [
    server('service/main.ts', port, tested),
    // Starts the second firm for the tests of the engine, which run with the sample's.
    ...(tested === otherFirm ? [] : [server('cli/start.ts --draft', otherPort, otherFirm)]),
  ],
})
