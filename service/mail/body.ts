import { escapeHtml } from './plain.ts'

export type Block = { paragraph: string } | { rows: [label: string, value: string][] }

/** Both parts of a mail from the same blocks, so that neither says less than the other. */
export function renderBody(locale: string, blocks: Block[]): { text: string; html: string } {
  return { text: `${blocks.map(textBlock).join('\n\n')}\n`, html: htmlDocument(locale, blocks) }
}

function textBlock(block: Block): string {
  if ('paragraph' in block) return block.paragraph
  return block.rows
    .map(([label, value]) => (value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`))
    .join('\n')
}

const font = 'font:16px/1.5 Arial,Helvetica,sans-serif;color:#16181a'

function htmlDocument(locale: string, blocks: Block[]): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#fcfbf8;${font}"><div style="max-width:640px">
${blocks.map(htmlBlock).join('\n')}
</div></body></html>
`
}

function htmlBlock(block: Block): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${lines(block.paragraph)}</p>`
  const cell = 'padding:8px 16px 8px 0;border-top:1px solid #c4bfb5;text-align:left;vertical-align:top'
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};font-weight:400;color:#4b4e50">${escapeHtml(label)}</th><td style="${cell}">${lines(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px;${font}">\n${rows.join('\n')}\n</table>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}
