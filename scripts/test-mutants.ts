// npm test -- mutants: makes one mistake at a time in a copy of the project, on lines chosen by a seed, and prints which of the
// nearest tests notices it. docs/mutants.md discusses the unnoticed ones. Options: --seed 1, --count 60, --only outbox (files
// with this in their name).
import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutation, mutationsByLine } from './mutants/mutations.ts'
import { nearestTests } from './mutants/nearest-tests.ts'

type Mutant = Mutation & { file: string; line: number }

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
})

/** The folders in which a mistake would cost most. Each gets the same number. */
const areas = [
  ['src/sections/**/*.ts'],
  ['src/content/{changes,document,read,source,public-content,texts,placeholders}.ts'],
  ['migrations/**/*.ts'],
  ['service/**/*.ts'],
  ['studio/bids/**/*.ts'],
]
/** Excludes texts for people, and code for the browser, whose tests need a built site. */
const elsewhere = /words\.ts$|\.client\.ts$|\/use-[^/]*$|\.test\.ts$/
const maxTests = 4
const maxTestMs = 300_000

const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
const env = { PATH: process.env.PATH, NODE_ENV: 'test', NODE_COMPILE_CACHE: join(copy, '.cache/node') }
const soundness = new Map<string, Promise<boolean>>()
let noticed = 0
try {
  cpSync('.', copy, { recursive: true, filter: path => basename(path) !== 'node_modules' })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const mutants = pick().filter(({ file }) => file.includes(values.only))
  for (const [index, mutant] of mutants.entries()) {
    const test = await noticedBy(mutant)
    if (test !== undefined) noticed++
    const text = readFileSync(mutant.file, 'utf8')
    const right = text.slice(mutant.start, mutant.end)
    console.log(`${index + 1}  ${mutant.file}:${mutant.line}  ${right} → ${mutant.wrong}`)
    console.log(`   ${test ?? `NOT NOTICED: ${text.split('\n')[mutant.line - 1]?.trim()}`}`)
  }
  console.log(`\n${noticed} of ${mutants.length} noticed`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** Picks random lines and a mistake on each. A seed always picks the same ones as long as the files are unchanged. */
function pick(): Mutant[] {
  let state = Number(values.seed)
  // This is the generator of Park and Miller.
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return areas.flatMap(patterns => {
    const lines = globSync(patterns)
      .filter(file => !elsewhere.test(file))
      .sort()
      .flatMap(file =>
        [...mutationsByLine(readFileSync(file, 'utf8'))].map(([line, all]) => ({ file, line, all })),
      )
    const count = Math.min(Number(values.count) / areas.length, lines.length)
    return Array.from({ length: count }, () => {
      const [{ file, line, all }] = lines.splice(below(lines.length), 1) as [(typeof lines)[number]]
      return { file, line, ...(all[below(all.length)] as Mutation) }
    })
  })
}

/** Returns a nearby test that fails because of the mistake, or undefined. The tests mostly wait, so they run together. */
async function noticedBy({ file, start, end, wrong }: Mutant): Promise<string | undefined> {
  const near = nearestTests(file, maxTests)
  const sound = await Promise.all(near.map(isSound))
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const control = new AbortController()
  writeFileSync(path, text.slice(0, start) + wrong + text.slice(end))
  const failures = await Promise.all(
    near
      .filter((_, index) => sound[index])
      .map(async test => {
        const failure = await failureOf(test, control.signal)
        if (failure !== undefined) control.abort()
        return failure
      }),
  )
  writeFileSync(path, text)
  return failures.find(failure => failure !== undefined)
}

/** Checks that the test passes without a mistake; otherwise it would seem to notice every one. */
function isSound(test: string): Promise<boolean> {
  const known = soundness.get(test)
  if (known) return known
  const sound = failureOf(test).then(failure => {
    if (failure !== undefined) console.log(`Left out, because it fails without any mistake: ${test}`)
    return failure === undefined
  })
  soundness.set(test, sound)
  return sound
}

function failureOf(test: string, signal?: AbortSignal): Promise<string | undefined> {
  // A test that fails may leave a connection open, which would hold its process for ever.
  const options = ['--test', '--test-isolation=none', '--test-reporter=tap', '--test-force-exit', test]
  return new Promise(resolve => {
    execFile(
      process.execPath,
      options,
      {
        cwd: copy,
        maxBuffer: 1e9,
        timeout: maxTestMs,
        killSignal: 'SIGKILL',
        env,
        ...(signal && { signal }),
      },
      (error, stdout) => {
        if (error === null || signal?.aborted) return resolve(undefined)
        // The output has a test before its group, so the first match is the test.
        const name = /^\s*not ok \d+ - (.+)$/m.exec(stdout)?.[1]
        resolve(name?.replaceAll('\\#', '#') ?? `${test} does not end well`)
      },
    )
  })
}
