import type { IncomingMessage } from 'node:http'

/** Reads a body as text. Gives nothing when it is longer than allowed; the rest is then thrown away as it arrives. */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > limitBytes) resolve(undefined)
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(new TextDecoder().decode(Buffer.concat(chunks))))
    request.on('error', reject)
  })
}
