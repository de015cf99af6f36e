// The process that reads one foreign file: bytes come in, JSON goes out. It may read the program and nothing else.
import { UnreadableFile } from '../office/zip.server.ts'
import { readTender, type TenderOptions } from '../tender/reader.ts'
import { readFile } from './read-file.ts'

const options = JSON.parse(process.argv[2] ?? '') as TenderOptions
const parts: Buffer[] = []
for await (const part of process.stdin) parts.push(part as Buffer)
try {
  const file = await readFile(Buffer.concat(parts))
  const deadline = options.deadline ?? file.notice?.deadline?.month
  process.stdout.write(JSON.stringify({ ...file, ...readTender(file.text, { ...options, deadline }) }))
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  process.stdout.write(JSON.stringify({ refused: error.message }))
}
