import type { IncomingMessage } from 'node:http'
import { type Answer, problemAnswer } from './answer.ts'

/** Reads a body of one of the media types as text, or says why not. */
export async function readBody(
  request: IncomingMessage,
  mediaTypes: readonly string[],
  limitBytes: number,
): Promise<{ mediaType: string; body: string } | Answer> {
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!mediaTypes.includes(mediaType)) return problemAnswer(415, `Send ${mediaTypes.join(' or ')}`)
  const body = await readText(request, limitBytes)
  // The next request on this connection would have to wait for the rest of this one.
  return body === undefined
    ? problemAnswer(413, 'Too long', { headers: { Connection: 'close' } })
    : { mediaType, body }
}

/** Gives nothing when the text is longer than allowed; the rest is then thrown away as it arrives. */
function readText(request: IncomingMessage, limitBytes: number): Promise<string | undefined> {
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
