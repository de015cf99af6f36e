// Numbers as people write them: 1.850 and 6,4 in German, 1,850 and 6.4 in English. Nothing is guessed.

import { type Path, valueAt } from '../../src/content/changes.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'

const signs = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/** Returns the number, or the readings that could be meant: none if the text cannot be read at all. */
export function readNumber(text: string, language: ProgramLanguage, unit?: Unit): number | string[] {
  const { group, decimal } = signs[language]
  const { digits, power } = withoutMagnitude(text, language, unit)
  // Shifted as text: 1.1 million is 1100000, not 1100000.0000000001.
  const asNumber = (whole: string, part = '') => Number(`${whole}${part && `.${part}`}e${power}`)
  // Very large and very small numbers, as `writeNumber` shows them.
  if (power === 0 && /^-?\d(\.\d+)?e[+-]\d+$/.test(digits)) return Number(digits)
  const plain = matched(digits, `(-?\\d+)(?:[${decimal}](\\d+))?`)
  if (plain) {
    const { whole, part } = plain
    const number = asNumber(whole, part)
    // In the other notation the same text is a number of four to six digits, so both readings are offered.
    if (!isGrouping(whole, part)) return number
    return [writeNumber(asNumber(whole + part), language), writeNumber(number, language)]
  }
  const grouped = matched(
    digits,
    `(-?[1-9]\\d{0,2}(?:([${group} '’])\\d{3})(?:\\2\\d{3})*)(?:[${decimal}](\\d+))?`,
  )
  if (grouped) return asNumber(grouped.whole.replace(/[^\d-]/g, ''), grouped.part)
  // The text uses the other language's notation. That reading is offered, not saved.
  const foreign =
    matched(digits, `(-?\\d+)[${group}](\\d+)`) ??
    matched(digits, `(-?[1-9]\\d{0,2}(?:[${decimal}]\\d{3})+)(?:[${group}](\\d+))?`)
  return foreign ? [writeNumber(asNumber(foreign.whole.replace(/[^\d-]/g, ''), foreign.part), language)] : []
}

/** Shows a number so that reading it gives the same number. */
export function writeNumber(value: number, language: ProgramLanguage): string {
  const text = String(value)
  const [whole = '', part] = text.split('.')
  if (part === undefined || text.includes('e')) return text
  return whole + signs[language].decimal + (isGrouping(whole, part) ? `${part}0` : part)
}

/** Formats a number for people to read, with its unit: 6.400.000 €. Typed in again, it gives the same number. */
export function readableNumber(value: number, language: ProgramLanguage, unit?: Unit): string {
  const [whole = '', part] = writeNumber(value, language).split(signs[language].decimal)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, signs[language].group)
  const number = [/^-?\d{4}$/.test(whole) && !unit ? whole : grouped, part].filter(Boolean)
  return [number.join(signs[language].decimal), unit?.name].filter(Boolean).join('\u00a0')
}

const isGrouping = (whole: string, part = '') => /^-?[1-9]\d{0,2}$/.test(whole) && part.length === 3

function matched(text: string, pattern: string): { whole: string; part: string } | undefined {
  const match = new RegExp(`^${pattern}$`).exec(text)
  return match ? { whole: match[1] ?? '', part: match.at(-1) ?? '' } : undefined
}

/** The unit of a field, which may be written with the number. Any other unit cannot be read. */
export type Unit = { name: string; written: RegExp }
const squareMetres: Unit = { name: 'm²', written: / ?(m²|m2|qm|sqm)$/i }
const megawatts: Unit = { name: 'MW', written: / ?MW$/i }
const euros: Unit = { name: '€', written: / ?(€|EUR|Euro)$/i }

/** Returns the unit of a place in a file. A cost is in the currency of its project, or else of the firm. */
export function unitAt(path: Path, file?: unknown, mainCurrency = 'EUR'): Unit | undefined {
  if (path.includes('areas') || path.includes('area')) return squareMetres
  if (path.includes('itLoad')) return megawatts
  const costs = path.indexOf('costs')
  if (costs < 0) return undefined
  const code = String(valueAt(file, [...path.slice(0, costs + 1), 'currency']) ?? mainCurrency)
  return code === 'EUR'
    ? euros
    : { name: code, written: new RegExp(` ?${code.replace(/\W/g, '\\$&')}$`, 'i') }
}

const magnitudes: Record<ProgramLanguage, [power: number, written: RegExp][]> = {
  de: [
    [3, / ?(Tsd\.?|Tausend)$/i],
    [6, / ?(Mio\.?|Million(en)?)$/i],
    [9, / ?(Mrd\.?|Milliarden?)$/i],
  ],
  en: [
    [3, / ?(k|thousand)$/i],
    [6, / ?(mn|million)$/i],
    [9, / ?(bn|billion)$/i],
  ],
}

/** Splits a number into its digits and the power of ten that a word such as "million" means. */
function withoutMagnitude(
  text: string,
  language: ProgramLanguage,
  unit: Unit | undefined,
): { digits: string; power: number } {
  const written = text.replace(/[\s\u00a0\u2009\u202f]+/g, ' ').trim()
  const number = written.replace(unit?.written ?? '', '').replace(/^[−–]/, '-')
  const [power, word] = magnitudes[language].find(([, word]) => word.test(number)) ?? [0, '']
  return { digits: number.replace(word, ''), power }
}
