// npm run test:mutants: makes one plausible mistake at a time (tests/mutants/list.ts) in a copy of the project, and says which the
// tests notice. Option: --only outbox (files with this in their name).
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutants } from '../tests/mutants/list.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
const stayed: Mutant[] = []
let tried = 0
try {
  for (const folder of ['src', 'service', 'build', 'deploy', 'scripts', 'tests', 'content', 'package.json'])
    cpSync(folder, join(copy, folder), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const mutant of mutants.filter(({ file }) => file.includes(values.only))) {
    tried += 1
    const noticed = isNoticed(mutant)
    console.log(`${noticed ? 'noticed' : 'NOT NOTICED'}  ${mutant.file}  ${mutant.from}`)
    if (!noticed) stayed.push(mutant)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${tried - stayed.length} of ${tried} noticed`)
process.exitCode = stayed.length === 0 ? 0 : 1

function isNoticed({ file, from, to, tests }: Mutant): boolean {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2)
    throw new Error(`tests/mutants/list.ts: ${file} has no single place with: ${from}`)
  // A test that is not there would notice nothing, and nobody would notice that.
  const missing = tests.find(test => !existsSync(join(copy, test)))
  if (missing) throw new Error(`tests/mutants/list.ts: there is no ${missing}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  try {
    // A test that fails may leave a connection open, which would hold its process for ever.
    const options = ['--test', '--test-timeout=120000', '--test-force-exit']
    const { status } = spawnSync(process.execPath, [...options, ...tests], {
      cwd: copy,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    })
    return status !== 0
  } finally {
    writeFileSync(path, text)
  }
}
