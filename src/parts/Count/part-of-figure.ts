/**
 * A figure on its way up, written as the page writes it in the end: a tenth of "183.755" is "18.376". The separators
 * are those of the page, because a browser takes longer to look up how a language writes numbers than to run all other
 * behaviours of a page together.
 */
export function partOfFigure(shown: string, decimals: number, part: number): string {
  const whole = shown.replace(/\D/g, '')
  const digits = String(Math.round(Number(whole) * part)).padStart(decimals + 1, '0')
  let at = digits.length - whole.length
  return shown.replace(/\d/g, () => digits[at++] ?? '').replace(/^\D+/, '')
}
