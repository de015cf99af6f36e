// Every theme that comes with the program has the contrast it promises, by the WCAG formula.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { contrast, pairs, palette } from '../../src/theme/colours.ts'

const themes = readdirSync('themes')
  .filter(name => !name.includes('.'))
  .map(name => ({
    name,
    palette: palette(parse(readFileSync(`themes/${name}/theme.yaml`, 'utf8')).colours),
  }))

test('the checks find the theme achsmass, and calculate a contrast of 21:1 for black on white', () => {
  assert.ok(themes.some(({ name }) => name === 'achsmass'))
  assert.equal(contrast('#000000', '#ffffff'), 21)
})

for (const [foreground, ground, least] of pairs)
  test(`${foreground} on ${ground} has a contrast of at least ${least}:1 in every theme`, () => {
    for (const { name, palette } of themes) {
      const ratio = contrast(palette[foreground], palette[ground])
      assert.ok(ratio >= least, `${name}: ${ratio.toFixed(2)}:1`)
    }
  })
