// Tests the problems that the check finds in a theme, and the logo in generated pictures.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import { drawLogo, viewBoxOf } from './logo.ts'
import { themeProblems } from './read-theme.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-'))
  cpSync(join(otherFirm.folder, 'theme'), join(folder, 'theme'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, 'theme', name)
const problems = (language: 'de' | 'en' = 'en') =>
  themeProblems(join(folder, 'content')).map(
    ({ line, path, says }) => `${line} ${path.join('.')}: ${says[language]}`,
  )
const change = (from: string, to: string) =>
  writeFileSync(file('theme.yaml'), readFileSync(file('theme.yaml'), 'utf8').replace(from, to))

test('the check finds no problem in the theme of the second firm', () => assert.deepEqual(problems(), []))

test('the check refuses a colour with too little contrast, and names the pair, the contrast and a remedy', () => {
  change('ink: "#12211b"', 'ink: "#888888"')
  const [first] = problems()
  assert.equal(
    first,
    '8 colours.ink: Ink #888888 on paper #f2f5f1 has a contrast of 3.2 and needs 7; make one of the two lighter or darker',
  )
  assert.match(problems('de')[0] ?? '', /: Tinte #888888 auf Papier #f2f5f1 hat den Kontrast 3,2/)
})

const logos: [why: string, svg: string, says: RegExp][] = [
  ['with a script', '<svg viewBox="0 0 9 9"><script>1</script></svg>', /nothing but shapes/],
  ['that loads a picture', '<svg viewBox="0 0 9 9"><image href="a.png"/></svg>', /nothing but shapes/],
  ['without the size of its coordinates', '<svg width="9" height="9"><path d="M0 0h9"/></svg>', /no viewBox/],
]
for (const [why, svg, says] of logos)
  test(`a logo ${why} is refused`, () => {
    writeFileSync(file('logo.svg'), svg)
    assert.match(problems().join('\n'), says)
  })

test('the check names a missing logo file', () => {
  rmSync(file('logo.svg'))
  assert.match(problems().join('\n'), /logo\.file: logo\.svg is missing from the folder theme/)
})

test('the logo in a generated picture keeps its proportions and colours and stays within its space', () => {
  const svg = '<svg viewBox="0 0 200 50"><path fill="var(--logo-accent, currentColor)" d="M0 0h9"/></svg>'
  assert.deepEqual(viewBoxOf(svg), [0, 0, 200, 50])
  const room = { left: 10, bottom: 100, height: 40, most: 80 }
  assert.deepEqual(drawLogo(svg, room, '#111111', '#14704a'), {
    top: 80,
    svg: '<svg x="10" y="80" width="80" height="20" color="#111111" viewBox="0 0 200 50"><path fill="#14704a" d="M0 0h9"/></svg>',
  })
})
