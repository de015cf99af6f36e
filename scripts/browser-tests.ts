// Runs tests in a browser, counts them, and keeps what failed for the end of a command.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { freePort } from '../tools/free-port.ts'
import { run } from '../tools/run.ts'

export type Count = { passed: number; failed: number }

type Suite = {
  specs: {
    title: string
    file: string
    line: number
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: Suite[]
}

const report = 'test-results/report.json'

/** Runs projects of playwright.config.ts against the site of a firm. */
export async function browserTests(
  projects: string[],
  env: NodeJS.ProcessEnv,
): Promise<Count & { failures: string[] }> {
  rmSync(report, { force: true })
  // Free ports keep a server that is still running from answering with its own site.
  const ports = { E2E_PORT: String(await freePort()), E2E_OTHER_PORT: String(await freePort()) }
  const which = projects.map(project => `--project=${project}`)
  const succeeded = await run('playwright', ['test', ...which], { env: { ...env, ...ports } })
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: succeeded ? failed : Math.max(1, failed),
    failures: suites.flatMap(failedIn),
  }
}

/** Returns the failures of a suite in Playwright's report, and of the suites within it. */
function failedIn({ specs, suites = [] }: Suite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => `✖ ${file}:${line} ${title}\n${message}`),
  )
  return [...here, ...suites.flatMap(failedIn)]
}
