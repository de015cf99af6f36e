// npm test: all checks and tests. The last line counts those that passed and failed.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { isBuilt } from '../tests/support/build.ts'
import { otherFirm, sample } from '../tests/support/sites.ts'
import { runQuietly } from '../tools/run.ts'
import { browserTests, type Count } from './browser-tests.ts'
import { checks } from './check-steps.ts'
import { runSteps } from './steps.ts'

if (process.argv[2] !== undefined) {
  console.error(`There is no test "${process.argv[2]}"; npm test -- --help lists them.`)
  process.exit(1)
}

// This starts hundreds of processes, and without a cache each would compile the same files.
process.env.NODE_COMPILE_CACHE = resolve('.cache/node')

type Outcome = Count & { output: string }

const totals: Count = { passed: 0, failed: 0 }
/** The output of failed tests, repeated at the end, so that it is not lost among the rest. */
const failures: string[] = []
const add = (count: Count) => {
  totals.passed += count.passed
  totals.failed += count.failed
}

// The unit tests mostly wait for disks, mail servers and each other, so they run alongside the checks and builds.
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
  ],
  // By default Node runs one process less than there are cores, so on two cores it would run only one file at a time.
  '--test-concurrency=4',
)

/** The tests of the sample's own texts and drawings. */
const sampleTests = nodeTests(['sites/achsmass/tests/*.test.ts'], '--test-concurrency=2', sample.env)

/** All these tests read the same pages, so one process runs them and reads the pages once. */
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

// The unit tests are still running and mostly waiting, so the tests of the built sites run alongside.
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
await visit(['studio', 'pages', 'mechanism', 'sample'], sample.env)
await visit(['pages'], otherFirm.env)

heading('In all')
for (const failure of failures) console.log(`${failure}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/**
 * Builds both firms. That the second one builds proves that the program contains nothing of the sample. Tests of behaviour
 * use it too, because no editor changes it.
 */
async function buildBoth(): Promise<string | undefined> {
  return (await isBuilt(otherFirm)) && (await isBuilt(sample)) ? undefined : 'A site could not be built.'
}

function heading(text: string): void {
  console.log(`\n${text} (${Math.round(performance.now() / 1000)} s)`)
}

/**
 * Runs Node's own test runner. A pattern without files would pass silently, so it counts as a failure. A timeout ends a run
 * in which a failed test left a connection open, because the runner's own option (--test-force-exit) loses results.
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

async function visit(projects: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const outcome = await browserTests(projects, env)
  failures.push(...outcome.failures)
  add(outcome)
}

function report({ output, ...count }: Outcome): Count {
  process.stdout.write(output)
  const failing = output.indexOf('✖ failing tests:')
  if (failing >= 0) failures.push(output.slice(failing).trim())
  return count
}
