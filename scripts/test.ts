// Everything that must hold, in one run. The last line counts what passed and what failed.
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { checks } from './checks.ts'
import { run, runQuietly } from './run.ts'
import { buildSite, isUpToDate } from './site-build.ts'
import { runSteps } from './steps.ts'

type Count = { passed: number; failed: number }

const totals: Count = { passed: 0, failed: 0 }
const add = (count: Count) => {
  totals.passed += count.passed
  totals.failed += count.failed
}

heading('Types, lint, content')
add(await runSteps(checks))
add(
  await runSteps([
    {
      name: 'types',
      run: () => runQuietly('astro', ['check', '--minimumFailingSeverity', 'warning']),
    },
    { name: 'dead code', run: () => runQuietly('knip', []) },
  ]),
)

heading('Unit tests and the contact service')
add(await nodeTests(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/service/**/*.test.ts']))

heading('Build')
if (!isUpToDate()) await buildSite()

heading('The built site')
add(await nodeTests(['tests/build/**/*.test.ts']))

heading('The site in a browser')
add(await browserTests())

console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

function heading(text: string): void {
  console.log(`\n${text}`)
}

/** Node's own runner, ending even where a failed test left a connection open. A pattern that finds no file would pass silently, so it counts as a failure. */
function nodeTests(patterns: string[]): Promise<Count> {
  const files = patterns.flatMap(pattern => globSync(pattern))
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 1 })
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['--test', '--test-force-exit', '--test-reporter=spec', ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.on('exit', code => {
      const counted = (label: string) => Number(new RegExp(`^ℹ ${label} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
      const failed = counted('fail') + counted('cancelled')
      resolve({ passed: counted('pass'), failed: code === 0 ? failed : Math.max(1, failed) })
    })
  })
}

async function browserTests(): Promise<Count> {
  const report = 'test-results/report.json'
  rmSync(report, { force: true })
  const succeeded = await run('playwright', ['test'])
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: succeeded ? failed : Math.max(1, failed) }
}
