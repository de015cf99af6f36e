const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const maxLength = 60

const part = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, letter => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * The name of a file of a bid: `01_Buero_Projekt.docx`, at most 60 characters before its end. A mark, such as the
 * language, stays when a long title is cut off.
 */
export function fileName(number: number, firm: string, title: string, end: string, mark?: string): string {
  const name = [String(number).padStart(2, '0'), part(firm), part(title)].filter(Boolean).join('_')
  const last = mark ? `-${mark}` : ''
  return `${name.slice(0, maxLength - last.length).replace(/[-_]$/, '')}${last}.${end}`
}
