// Reads the body of a request, up to a limit and in the form that the route expects.
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { Refusal } from './route.ts'

const tooMuch = (limit: number) => {
  const size = limit < 1_000_000 ? `${limit / 1000} kB` : `${Math.floor(limit / 1_000_000)} MB`
  return {
    de: `Das ist zu groß (höchstens ${size}). Verkleinern Sie die Datei, oder teilen Sie den Text.`,
    en: `This is too large (at most ${size}). Make the file smaller or split the text.`,
  }
}
export const notUnderstood = {
  de: 'Das hat die Redaktion nicht verstanden. Bitte prüfen Sie, was Sie eingegeben haben, oder laden Sie die Seite neu.',
  en: 'The Studio did not understand the request. Please check what you entered, or reload the page.',
}

export async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refusal(413, tooMuch(limit))
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > limit) throw new Refusal(413, tooMuch(limit))
    parts.push(part)
  }
  return Buffer.concat(parts)
}

export function jsonOf<S extends v.GenericSchema>(bytes: Buffer, schema: S): v.InferOutput<S> {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString())
  } catch {
    throw new Refusal(400, notUnderstood)
  }
  const { success, output } = v.safeParse(schema, value)
  if (!success) throw new Refusal(400, notUnderstood)
  return output
}
