/** Marks that reorder text, which can make a name look like another. */
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Makes a text safe for a header line: without line breaks, control characters and encoded words (`=?utf-8?q?…?=`), which
 * a mail program would decode and show.
 */
export function singleLine(text: string): string {
  return text
    .replace(reordering, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

/** Keeps the lines of a text and removes its other control characters. */
export function paragraphs(text: string): string {
  return text
    .replace(reordering, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}
