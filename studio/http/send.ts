// Answers and their headers.
import type { ServerResponse } from 'node:http'
import type { Answer } from './route.ts'

const policy = (directives: string[]) => directives.join('; ')

/** The studio's own pages: nothing inline, nothing from elsewhere. The page in the frame comes from here too. */
const ownPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
])

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}

export function send(response: ServerResponse, answer: Answer): void {
  const bytes = 'json' in answer ? JSON.stringify(answer.json ?? {}) : answer.bytes
  response.writeHead(answer.status ?? 200, {
    ...always,
    'content-security-policy': ownPolicy,
    'cache-control': 'no-store',
    'content-type': 'json' in answer ? 'application/json; charset=utf-8' : answer.type,
    // A 304 has no body, and its length would be taken for that of the file.
    ...(answer.status !== 304 && { 'content-length': Buffer.byteLength(bytes) }),
    ...('headers' in answer && answer.headers),
  })
  response.end(bytes)
}

/** Returns the page of one of the Studio's programs. Its script, and the element that it fills, have the program's name. */
export const programPage = (name: string, title: string) => ({
  type: 'text/html; charset=utf-8',
  bytes: `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/studio/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/studio/assets/studio.css">
<script type="module" src="/studio/assets/${name}.js"></script>
</head>
<body><div id="${name}"></div></body>
</html>
`,
})
