// A floor under STYLE.md: a comment that begins with a relative clause is read twice.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const folders =
  '{bin,build,cli,deploy,migrations,scripts,service,sites,src,starter,studio,sweep,tests,themes,tools,upgrade}'
const relative = /^\s*(?:\/\/|\/\*\*?)\s*(?:What|Whatever|Where|When|Who|Whoever|Whom|Whose|Why|How|Of|So)\b/

test('no comment begins with a relative clause', () => {
  const files = globSync([`${folders}/**/*.{ts,tsx,mjs,css,astro}`, '*.ts'], {
    exclude: path => /node_modules|dist|\.cache|\.builds|\.astro/.test(path),
  })
  assert.ok(files.length > 1000, 'the files are found')
  const found = files.flatMap(file => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      // A comment over several lines goes on in the middle of its sentence.
      const goesOn = /^\s*\/\//.test(line) && /^\s*\/\//.test(lines[index - 1] ?? '')
      return relative.test(line) && !goesOn ? [`${file}:${index + 1} ${line.trim()}`] : []
    })
  })
  assert.deepEqual(found, [])
})
