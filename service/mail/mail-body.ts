import { escapeHtml } from './plain.ts'

export type Block = { paragraph: string } | { rows: [label: string, value: string][] }

/** The colours of the firm's theme. A build of an earlier version has none. */
export interface MailColours {
  ground: string
  text: string
  label: string
  line: string
}
const ownColours: MailColours = { ground: '#fcfbf8', text: '#16181a', label: '#4b4e50', line: '#c4bfb5' }

/** Makes the text and the HTML part from the same blocks, so that both have the same content. */
export function renderBody(
  locale: string,
  blocks: Block[],
  colours: MailColours = ownColours,
): { text: string; html: string } {
  return {
    text: `${blocks.map(textBlock).join('\n\n')}\n`,
    html: htmlDocument(locale, blocks, colours),
  }
}

function textBlock(block: Block): string {
  if ('paragraph' in block) return block.paragraph
  return block.rows
    .map(([label, value]) => (value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')
}

const font = 'font:16px/1.5 Arial,Helvetica,sans-serif'

function htmlDocument(locale: string, blocks: Block[], colours: MailColours): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:${colours.ground};${font};color:${colours.text}"><div style="max-width:640px">
${blocks.map(block => htmlBlock(block, colours)).join('\n')}
</div></body></html>
`
}

function htmlBlock(block: Block, { text, label: quiet, line }: MailColours): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${lines(block.paragraph)}</p>`
  const cell = `padding:8px 16px 8px 0;border-top:1px solid ${line};text-align:left;vertical-align:top`
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:400;color:${quiet}">${escapeHtml(label)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px;${font};color:${text}">\n${rows.join('\n')}\n</table>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}
