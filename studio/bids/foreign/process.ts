// The process that reads one foreign file: bytes come in, JSON goes out. It may read the program and nothing else.
import { UnreadableFile } from '../office/zip.server.ts'
import { readFile } from './read-file.ts'

const parts: Buffer[] = []
for await (const part of process.stdin) parts.push(part as Buffer)
try {
  process.stdout.write(JSON.stringify(readFile(Buffer.concat(parts))))
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  process.stdout.write(JSON.stringify({ refused: error.message }))
}
