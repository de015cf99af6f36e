import type { Locale } from '../routes.ts'

const small: Record<string, string> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
}
const tens: Record<string, string> = {
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
}

/** Returns the words for zero to nineteen. */
export const smallNumbers = (locale: 'de' | 'en'): string[] => small[locale]?.split(' ') ?? []

/** Writes 22 as zweiundzwanzig or twenty-two, and numbers from a hundred on in digits. */
export function numberWord(value: number, locale: Locale): string {
  const words = small[locale]?.split(' ')
  if (!words) return String(value)
  if (!Number.isInteger(value) || value < 0 || value > 99) return String(value)
  if (value < 20) return words[value] ?? ''
  const ten = tens[locale]?.split(' ')[Math.floor(value / 10) - 2] ?? ''
  const one = value % 10
  if (one === 0) return ten
  return locale === 'de' ? `${one === 1 ? 'ein' : words[one]}und${ten}` : `${ten}-${words[one]}`
}
