import type { IncomingMessage } from 'node:http'
import { type Answer, problemAnswer } from './answer.ts'

/** Reads a body with one of the media types as text, or returns a refusal. `isCut` is true if the text is only its beginning. */
export async function readBody(
  request: IncomingMessage,
  mediaTypes: readonly string[],
  limitBytes: number,
): Promise<{ mediaType: string; body: string; isCut: boolean } | Answer> {
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!mediaTypes.includes(mediaType)) return problemAnswer(415, `Send ${mediaTypes.join(' or ')}`)
  return { mediaType, ...(await readText(request, limitBytes)) }
}

/** Closes the connection, because its next request would have to wait for the rest of this body. */
export const closing = { Connection: 'close' }

export const tooLong = (): Answer => problemAnswer(413, 'Too long', { headers: closing })

/** Returns only the beginning of a text that is too long, and discards the rest as it arrives. */
function readText(request: IncomingMessage, limitBytes: number): Promise<{ body: string; isCut: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let room = limitBytes
    const finish = (isCut: boolean) =>
      resolve({ body: new TextDecoder().decode(Buffer.concat(chunks)), isCut })
    request.on('data', (chunk: Buffer) => {
      if (room < 0) return
      chunks.push(chunk.subarray(0, room))
      room -= chunk.length
      if (room < 0) finish(true)
    })
    request.on('end', () => finish(false))
    request.on('error', reject)
  })
}
