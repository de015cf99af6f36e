import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/chromium.ts'

const port = process.env.E2E_PORT ?? '8321'

// The real server with the built site, its real headers, and inquiries in a folder of their own.
export default defineConfig({
  testDir: 'tests',
  // Most browser tests walk the pages and words of the sample. Where it has been put away (npm run new-firm), the sweep is
  // what any firm has to pass.
  testMatch: existsSync('tests/sample') ? ['e2e/**/*.spec.ts', 'sample/**/*.spec.ts'] : 'e2e/sweep.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than the two cores of the smallest machine: a browser test waits for half of its time.
  workers: 4,
  retries: 0,
  snapshotPathTemplate: 'tests/sample/looks/{arg}{ext}',
  // A missing picture is a failure too; `npm run looks` draws them all anew.
  updateSnapshots: 'none',
  // What a busy machine without a graphics card draws, it draws slowly.
  expect: { timeout: 15_000, toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: 0.005 } },
  // A page's sweep runs axe twice; a busy machine takes its time over that.
  timeout: 90_000,
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node service/main.ts',
    url: `http://127.0.0.1:${port}/`,
    env: {
      PORT: port,
      METRICS_PORT: 'off',
      // Emptied with the rest of test-results before the server starts.
      DATA_DIR: 'test-results/inquiries',
      RATE_LIMIT: '10000',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
