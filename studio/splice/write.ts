// Values as text, in the layout of the content files: texts in quotes, short pairs on one line, all else in blocks.

const invisible = /[\u00a0\u00ad\u200b-\u200f\u2028\u2029\u202f\ufeff]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Every JSON text is a YAML text; signs that nobody sees are written so that somebody does. */
export const quoted = (text: string): string => JSON.stringify(text).replace(invisible, escaped)

/** What YAML takes for something else than a text. */
const words = /^(true|false|null|yes|no|on|off|y|n)$/i

/** File names, keys and addresses need no quotes. */
const isName = (text: string) => /^[a-z][a-z0-9./-]*$/i.test(text) && !words.test(text)

export function scalar(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return isName(value) ? value : quoted(value)
}

/** Lines under a key or dash, `|` before them. What it cannot hold is written in quotes instead. */
export function literal(text: string, indent: number): string | undefined {
  const ends = text.endsWith('\n')
  const lines = (ends ? text.slice(0, -1) : text).split('\n')
  if (!text.includes('\n') || text.search(invisible) >= 0 || /[\t\r]/.test(text)) return undefined
  if (/^[ \n]/.test(text) || /(\n|[ \t])$/.test(lines.join('\n'))) return undefined
  const pad = ' '.repeat(indent + 2)
  return `|${ends ? '' : '-'}\n${lines.map(line => (line === '' ? '' : pad + line)).join('\n')}`
}

export function inFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFlow).join(', ')}]`
  if (value === null || typeof value !== 'object') return scalar(value)
  const entries = Object.entries(value)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, of]) => `${entryKey(key)}: ${inFlow(of)}`).join(', ')} }`
}

export const entryKey = (key: string): string =>
  /^[A-Za-z_][\w.-]*$/.test(key) && !/^(true|false|null)$/i.test(key) ? key : quoted(key)

/** What stands after the colon of a key at this indentation. */
export function afterColon(value: unknown, indent: number): string {
  if (value === null || typeof value !== 'object')
    return ` ${(typeof value === 'string' && literal(value, indent)) || scalar(value)}`
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []'
    const pad = ' '.repeat(indent + 2)
    return `\n${value.map(item => pad + listItem(item, indent + 2)).join('\n')}`
  }
  if (Object.keys(value).length === 0) return ' {}'
  const short = inFlow(value)
  if ((isPair(value) || isNumbers(value)) && indent + short.length < 100) return ` ${short}`
  return `\n${block(value, indent + 2)}`
}

/** The dash and what belongs to it. */
export function listItem(value: unknown, indent: number): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return `-${afterColon(value, indent)}`
  const text = afterColon(value, indent)
  return text.startsWith('\n') ? `- ${block(value, indent + 2).trimStart()}` : `-${text}`
}

/** The entries of a group, one line or more for each. */
export const block = (value: object, indent: number): string =>
  Object.entries(value)
    .map(([key, of]) => `${' '.repeat(indent)}${entryKey(key)}:${afterColon(of, indent)}`)
    .join('\n')

/** Such as the place of a picture that stays: { x: 40, y: 55 }. */
const isNumbers = (value: object) => Object.values(value).every(part => typeof part === 'number')

const isPair = (value: object) =>
  Object.entries(value).every(
    ([key, text]) => (key === 'de' || key === 'en') && typeof text === 'string' && !text.includes('\n'),
  )
