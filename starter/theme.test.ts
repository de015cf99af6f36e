import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readTheme, themeProblems } from '../src/theme/read-theme.ts'
import { colourIn, defaultsFor, themeIn } from './questions.ts'
import { accentOf, themeNames, writeTheme } from './theme.ts'

const folder = mkdtempSync(join(tmpdir(), 'new-theme-'))
after(() => rmSync(folder, { recursive: true }))
const answers = defaultsFor('our-firm')

for (const theme of themeNames)
  test(`the theme ${theme} in another colour is valid, without the name or logo of another firm`, () => {
    const content = join(folder, theme, 'content')
    writeTheme(join(content, '../theme'), { ...answers, theme, colour: '#e8c020' })
    assert.deepEqual(themeProblems(content), [])
    const { name, logo, palette, isOwn } = readTheme(content)
    assert.deepEqual([name, logo, palette.accent, isOwn], ['Our Firm', undefined, '#e8c020', false])
  })

test("the program's own theme in its default colour needs no theme folder", () => {
  writeTheme(join(folder, 'own/theme'), { ...answers, colour: accentOf('achsmass') })
  assert.ok(!readdirSync(folder).includes('own'))
})

test('a colour may be written without a hash sign, and a wrong answer gets an explanation', () => {
  assert.equal(colourIn('2C6A40'), '#2c6a40')
  assert.throws(() => colourIn('green'), /"green" is not a colour such as/)
  assert.throws(() => themeIn('none'), /the program includes achsmass, auenholz/)
})
