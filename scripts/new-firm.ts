// npm run new-firm: puts the sample firm away and leaves a small site in which everything to be written is marked.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canonical } from '../src/content/document.ts'
import { isLeftOut, skeletonOf } from './new-firm/skeleton.ts'

const from = 'tests/other-firm'
const sample = 'tests/sample'

if (!existsSync(sample)) stop('The sample firm has been put away already; nothing was changed.')
if (execFileSync('git', ['status', '--porcelain', 'content', 'tests'], { encoding: 'utf8' }) !== '')
  stop(
    'There are changes in content/ or tests/ that are not committed. Commit them first; nothing was changed.',
  )

const [has] = execFileSync('git', ['tag', '--list', 'sample'], { encoding: 'utf8' }).split('\n')
if (!has) execFileSync('git', ['tag', 'sample'])
for (const name of readdirSync('content').filter(name => name !== '.schemas'))
  rmSync(join('content', name), { recursive: true })
rmSync(sample, { recursive: true })
for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
  file => !isLeftOut(file),
)) {
  const target = join('content', file)
  if (file.endsWith('.yaml')) {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, canonical(skeletonOf(file, readFileSync(join(from, file), 'utf8'))))
  } else if (file.includes('.')) cpSync(join(from, file), target)
}

console.log(`The sample firm is put away. content/ now holds a small site; what you have to write is marked with ???.

  npm run dev               shows it while you write
  npm run check -- content  says what comes next

Git keeps the sample under the tag "sample": git show sample:content/pages/home.yaml`)

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}
