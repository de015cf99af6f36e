// Numbers as people write them: 1.850 and 6,4 in German, 1,850 and 6.4 in English. Nothing is guessed.

import type { Path } from '../../src/content/changes.ts'
import type { Locale } from '../../src/routes.ts'

const signs = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/** The number, or the readings that could be meant: none where the text cannot be read at all. */
export function readNumber(text: string, language: Locale, path: Path = []): number | string[] {
  const { group, decimal } = signs[language]
  const written = withoutUnit(text.replace(/[\s\u00a0\u2009\u202f]+/g, ' ').trim(), path).replace(
    /^[−–]/,
    '-',
  )
  const asNumber = (whole: string, part = '') => Number(part ? `${whole}.${part}` : whole)
  // Very large and very small numbers, as `writeNumber` shows them.
  if (/^-?\d(\.\d+)?e[+-]\d+$/.test(written)) return Number(written)
  const plain = matched(written, `(-?\\d+)(?:[${decimal}](\\d+))?`)
  if (plain) {
    const { whole, part } = plain
    const number = asNumber(whole, part)
    // Elsewhere in the world the same signs are one number of four to six digits.
    if (!isGrouping(whole, part)) return number
    return [writeNumber(asNumber(whole + part), language), writeNumber(number, language)]
  }
  const grouped = matched(
    written,
    `(-?[1-9]\\d{0,2}(?:([${group} '’])\\d{3})(?:\\2\\d{3})*)(?:[${decimal}](\\d+))?`,
  )
  if (grouped) return asNumber(grouped.whole.replace(/[^\d-]/g, ''), grouped.part)
  // The other language's way: what it means there is offered, not taken.
  const foreign =
    matched(written, `(-?\\d+)[${group}](\\d+)`) ??
    matched(written, `(-?[1-9]\\d{0,2}(?:[${decimal}]\\d{3})+)(?:[${group}](\\d+))?`)
  return foreign ? [writeNumber(asNumber(foreign.whole.replace(/[^\d-]/g, ''), foreign.part), language)] : []
}

/** Shows a number so that reading it gives the same number. */
export function writeNumber(value: number, language: Locale): string {
  const text = String(value)
  const [whole = '', part] = text.split('.')
  if (part === undefined || text.includes('e')) return text
  return whole + signs[language].decimal + (isGrouping(whole, part) ? `${part}0` : part)
}

const isGrouping = (whole: string, part = '') => /^-?[1-9]\d{0,2}$/.test(whole) && part.length === 3

function matched(text: string, pattern: string): { whole: string; part: string } | undefined {
  const found = new RegExp(`^${pattern}$`).exec(text)
  return found ? { whole: found[1] ?? '', part: found.at(-1) ?? '' } : undefined
}

/** The unit that a field has anyway may be written with the number; any other cannot be read. */
const units: [key: string, unit: RegExp][] = [
  ['areas', / ?(m²|m2|qm|sqm)$/i],
  ['area', / ?(m²|m2|qm|sqm)$/i],
  ['itLoad', / ?MW$/i],
  ['costs', / ?(€|EUR)$/i],
]

function withoutUnit(text: string, path: Path): string {
  const unit = units.find(([key]) => path.includes(key))?.[1]
  return unit ? text.replace(unit, '') : text
}
