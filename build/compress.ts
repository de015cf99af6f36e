import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listBuildFiles } from '../service/site/build-files.ts'
import { isCompressible, mediaType } from '../service/site/media-types.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The size below which a compressed copy saves nothing noticeable. */
const minBytes = 256
const worthwhile = 0.95

/** Writes `.br` and `.gz` copies of every file that gets smaller by it. Returns the number of files with copies. */
export async function compress(dir: string): Promise<number> {
  const files = listBuildFiles(dir).filter(file => isCompressible(mediaType(file)))
  let written = 0
  async function work(): Promise<void> {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      if (await compressFile(join(dir, file))) written++
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return written
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file)
  const copies = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: 9 }),
  ])
  let written = false
  for (const [extension, copy] of [['.br', copies[0]] as const, ['.gz', copies[1]] as const]) {
    if (content.length >= minBytes && copy.length < content.length * worthwhile) {
      await writeFile(file + extension, copy)
      written = true
    } else {
      // A copy from an earlier build would be served instead of the new content.
      await rm(file + extension, { force: true })
    }
  }
  return written
}
