import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const site = mkdtempSync(join(tmpdir(), 'serve-site-'))
after(() => rmSync(site, { recursive: true }))

test('the service of an installed package starts without the database and mail server of the site', () => {
  const program = join(site, 'node_modules/achsmass')
  for (const file of ['bin/strip-types.mjs', 'sweep/serve-site.ts', 'tools/program.ts'])
    cpSync(file, join(program, file))
  mkdirSync(join(program, 'service'))
  writeFileSync(join(program, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(program, 'service/main.ts'),
    `process.loadEnvFile()
const { DATABASE_URL, SMTP_URL, LOG_FORMAT } = process.env
console.error([DATABASE_URL, SMTP_URL, LOG_FORMAT].join())
` +
      'const line: string = \'{"msg":"Serving","url":"http://x/"}\'\nconsole.log(line)\nsetInterval(() => {}, 1e6)\n',
  )
  writeFileSync(
    join(site, 'run.mjs'),
    `import { serveSite } from './node_modules/achsmass/sweep/serve-site.ts'
const { url, stop } = await serveSite('dist')
console.log(url)
await stop()\n`,
  )
  writeFileSync(join(site, '.env'), 'DATABASE_URL=postgres://real\nSMTP_URL=smtp://real\nLOG_FORMAT=text\n')
  const { stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import=${join(program, 'bin/strip-types.mjs')}` },
  })
  assert.equal(stdout, 'http://x/\n', stderr)
  assert.match(stderr, /^,,json$/m, 'the database and the mail server of the site are left alone')
})
