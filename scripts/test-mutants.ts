// npm test -- mutants: makes one plausible mistake at a time (tests/mutants/list.ts) in a copy of the project, and says which test
// notices it first, into docs/mutants.md. Option: --only outbox (files with this in their name; no report).
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutants } from '../tests/mutants/list.ts'
import { runQuietly } from '../tools/run.ts'
import { circumstances } from './bench/document.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
const found: { mutant: Mutant; test: string | undefined }[] = []
try {
  for (const folder of ['src', 'service', 'build', 'deploy', 'scripts', 'tests', 'sites', 'package.json'])
    cpSync(folder, join(copy, folder), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const chosen = mutants.filter(({ file }) => file.includes(values.only))
  const failing = firstFailure([...new Set(chosen.flatMap(({ tests }) => tests))])
  if (failing !== undefined)
    throw new Error(`This fails without any mistake, and would notice everything: ${failing}`)
  for (const mutant of chosen) {
    const test = noticedBy(mutant)
    found.push({ mutant, test })
    console.log(
      `${test === undefined ? 'NOT NOTICED' : 'noticed'}  ${mutant.file}  ${mutant.from}  ${test ?? ''}`,
    )
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
const noticed = found.filter(({ test }) => test !== undefined).length
const inAll = `${noticed} of ${found.length} noticed`
console.log(`\n${inAll}`)
if (values.only === '') {
  writeFileSync('docs/mutants.md', report())
  await runQuietly('biome', ['format', '--write', 'docs/mutants.md'])
}
process.exitCode = noticed === found.length ? 0 : 1

function report(): string {
  const cell = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')
  // Text with a backtick in it stands between two.
  const code = (text: string) => (text.includes('`') ? `\`\` ${cell(text)} \`\`` : `\`${cell(text)}\``)
  const rows = found.map(
    ({ mutant: { file, from, to }, test }) =>
      `| ${file} | ${code(from)} | ${to === '' ? 'taken out' : code(to)} | ${cell(test ?? '**no test**')} |`,
  )
  return `# Mistakes, and what notices them

Written by \`npm test -- mutants\`: ${inAll}. Each mistake is made alone, in a copy of the project; the test is the first that fails.

${circumstances(`Node ${process.version}`)}

| File | It says | Wrong | First noticed by |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

/** The first test that fails, or nothing where all pass. */
function noticedBy({ file, from, to, tests }: Mutant): string | undefined {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2)
    throw new Error(`tests/mutants/list.ts: ${file} has no single place with: ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  try {
    return firstFailure(tests)
  } finally {
    writeFileSync(path, text)
  }
}

function firstFailure(tests: string[]): string | undefined {
  // A test that is not there would notice nothing, and nobody would notice that.
  const missing = tests.find(test => !existsSync(join(copy, test)))
  if (missing) throw new Error(`tests/mutants/list.ts: there is no ${missing}`)
  // A test that fails may leave a connection open, which would hold its process for ever.
  const options = ['--test', '--test-reporter=tap', '--test-timeout=120000', '--test-force-exit']
  const { status, stdout } = spawnSync(process.execPath, [...options, ...tests], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
  })
  if (status === 0) return undefined
  // A test stands before the group that it is in.
  const name = /^\s*not ok \d+ - (.+)$/m.exec(stdout)?.[1]
  return name?.replaceAll('\\#', '#') ?? 'a file that does not end well'
}
