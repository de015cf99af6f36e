/**
 * Returns part of a figure in the format of the final one: a tenth of "183.755" is "18.376". The separators are copied
 * from the page, because looking up number formats takes a browser longer than all other scripts of a page together.
 */
export function partOfFigure(shown: string, decimals: number, part: number): string {
  const whole = shown.replace(/\D/g, '')
  const digits = String(Math.round(Number(whole) * part)).padStart(decimals + 1, '0')
  let at = digits.length - whole.length
  return shown.replace(/\d/g, () => digits[at++] ?? '').replace(/^\D+/, '')
}
