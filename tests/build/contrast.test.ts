// The contrast that the tokens promise, computed by the WCAG formula.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync('src/styles/tokens.css', 'utf8')

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1]
  assert.ok(value, `--${name} is not in tokens.css`)
  return value
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(token(one)), luminance(token(other))].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const text = 4.5
const largeOrLine = 3
const pairs: [foreground: string, ground: string, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'sheet', 7],
  ['ink', 'tint', 7],
  ['ink-2', 'paper', text],
  ['ink-2', 'sheet', text],
  ['ink-2', 'tint', text],
  ['ink-3', 'paper', text],
  ['ink-3', 'tint', text],
  ['vermilion-text', 'paper', text],
  ['vermilion-text', 'sheet', text],
  ['on-vermilion', 'vermilion', text],
  ['on-vermilion', 'vermilion-press', text],
  ['vermilion', 'paper', largeOrLine],
  ['edge', 'paper', largeOrLine],
  ['night-text', 'night', 7],
  ['night-text-2', 'night', text],
  ['night-text-2', 'night-2', text],
  ['night-vermilion', 'night', text],
  ['night-edge', 'night', largeOrLine],
]

for (const [foreground, ground, least] of pairs)
  test(`${foreground} on ${ground} is at least ${least}:1`, () => {
    const ratio = contrast(foreground, ground)
    assert.ok(ratio >= least, `${ratio.toFixed(2)}:1`)
  })
