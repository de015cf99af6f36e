// npm test: all checks and tests. The last line counts those that passed and failed.
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { isBuilt } from '../tests/support/build.ts'
import { otherFirm, sample } from '../tests/support/sites.ts'
import { freePort } from '../tools/free-port.ts'
import { run, runQuietly } from '../tools/run.ts'
import { checks } from './check-steps.ts'
import { runSteps } from './steps.ts'

if (process.argv[2] !== undefined) {
  console.error(`There is no test "${process.argv[2]}"; npm test -- --help lists them.`)
  process.exit(1)
}

// Hundreds of processes are started here, and each would compile the same files.
process.env.NODE_COMPILE_CACHE = resolve('.cache/node')

type Count = { passed: number; failed: number }
type Outcome = Count & { output: string }

const totals: Count = { passed: 0, failed: 0 }
/** The output of failed tests. Repeated at the end, it is not lost among all that passed. */
const failures: string[] = []
const add = (count: Count) => {
  totals.passed += count.passed
  totals.failed += count.failed
}

// These mostly wait, for disks, mail servers and each other: they run while the rest is checked and built.
const unitTests = nodeTests(
  [
    'src/**/*.test.ts',
    'studio/**/*.test.ts',
    'scripts/**/*.test.ts',
    'bin/*.test.ts',
    'cli/*.test.ts',
    'sweep/*.test.ts',
    'starter/*.test.ts',
    'build/**/*.test.ts',
    'migrations/**/*.test.ts',
    'upgrade/*.test.ts',
    'tools/*.test.ts',
    'tests/service/**/*.test.ts',
    'tests/package/*.test.ts',
  ],
  // Left alone, Node takes a process less than there are cores, which is one file at a time on two of them.
  '--test-concurrency=4',
)

/** The tests of the sample's own texts and drawings. */
const sampleTests = nodeTests(['sites/achsmass/tests/*.test.ts'], '--test-concurrency=2', sample.env)

/** They all read the same pages: one process reads them once. */
const builtSite = ['tests/build/**/*.test.ts']

heading('Lint, content, types, builds')
add(
  await runSteps([
    ...checks,
    { name: 'dead code', run: () => runQuietly('knip', []) },
    {
      name: 'types',
      run: () => runQuietly('astro', ['check', '--minimumFailingSeverity', 'warning'], { env: sample.env }),
    },
    { name: 'this firm and another', run: buildBoth },
  ]),
)

// The unit tests still wait for this and that; what is read of the built sites goes on beside them.
const readSites = await Promise.all([
  nodeTests(builtSite, '--test-isolation=none', sample.env),
  nodeTests(builtSite, '--test-isolation=none', otherFirm.env),
])

heading('Unit tests and the contact service')
add(report(await unitTests))

heading('The sample')
add(report(await sampleTests))

heading('The built sites')
for (const outcome of readSites) add(report(outcome))

heading('The site in a browser')
add(await browserTests([], sample.env))
add(await browserTests(['--project=pages'], otherFirm.env))

heading('In all')
for (const failure of failures) console.log(`${failure}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/**
 * The proof that nothing of the sample is in the program: another firm, by its site alone. How things work
 * is tried on it as well, because no editor changes it.
 */
async function buildBoth(): Promise<string | undefined> {
  // The small one first: the test of the package takes its pictures.
  return (await isBuilt(otherFirm)) && (await isBuilt(sample)) ? undefined : 'A site could not be built.'
}

function heading(text: string): void {
  console.log(`\n${text} (${Math.round(performance.now() / 1000)} s)`)
}

/**
 * Node's own runner. A pattern that finds no file would pass silently, so it counts as a failure. Where a failed test
 * left a connection open the run is ended after a while; the runner's own way (--test-force-exit) loses results.
 */
function nodeTests(patterns: string[], how: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const files = patterns.flatMap(pattern => globSync(pattern))
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 1, output: `no file: ${patterns}\n` })
  const options = ['--test', how, '--test-reporter=spec']
  return new Promise(resolve => {
    const child = spawn(process.execPath, [...options, ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
      timeout: 40 * 60_000,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.on('exit', code => {
      const counted = (label: string) => Number(new RegExp(`^ℹ ${label} (\\d+)$`, 'm').exec(output)?.[1] ?? 0)
      const failed = counted('fail') + counted('cancelled')
      resolve({ passed: counted('pass'), failed: code === 0 ? failed : Math.max(1, failed), output })
    })
  })
}

function report({ output, ...count }: Outcome): Count {
  process.stdout.write(output)
  const failing = output.indexOf('✖ failing tests:')
  if (failing >= 0) failures.push(output.slice(failing).trim())
  return count
}

async function browserTests(which: string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const report = 'test-results/report.json'
  rmSync(report, { force: true })
  const ports = { E2E_PORT: String(await freePort()), E2E_OTHER_PORT: String(await freePort()) }
  const succeeded = await run('playwright', ['test', ...which], { env: { ...env, ...ports } })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  failures.push(...suites.flatMap(failedIn))
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: succeeded ? failed : Math.max(1, failed) }
}

type Spec = {
  title: string
  file: string
  line: number
  tests: { results: { errors: { message?: string }[] }[] }[]
}

/** Returns the failures of a suite in Playwright's report, and of the suites within it. */
function failedIn({
  specs,
  suites = [],
}: {
  specs: Spec[]
  suites?: Parameters<typeof failedIn>[0][]
}): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => `✖ ${file}:${line} ${title}\n${message}`),
  )
  return [...here, ...suites.flatMap(failedIn)]
}
