// Writes and reads .zip archives, which .docx and .xlsx files are as well.
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Buffer }

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const sizes = { local: 30, central: 46, end: 22 }
const utf8Names = 0x0800
const encrypted = 0x0001
const methods = { stored: 0, deflated: 8 }
/** 1 January 1980, the first day that the format knows. A fixed day makes equal contents give equal archives. */
const date = 0x0021

export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const small = deflateRawSync(bytes, { level: 9 })
    const [method, data] =
      small.length < bytes.length ? [methods.deflated, small] : ([methods.stored, bytes] as const)
    const path = Buffer.from(name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(utf8Names, 2)
    head.writeUInt16LE(method, 4)
    head.writeUInt16LE(date, 8)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(path.length, 22)
    const central = Buffer.alloc(sizes.central)
    central.writeUInt32LE(signatures.central, 0)
    central.writeUInt16LE(20, 4)
    head.copy(central, 6)
    central.writeUInt32LE(offset, 42)
    directory.push(central, path)
    const local = [numberBytes(signatures.local), head, path, data]
    files.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(sizes.end)
  end.writeUInt32LE(signatures.end, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

function numberBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/**
 * The error for a file that is damaged, of another kind, or too large when unpacked. Its message is for the log, not
 * for people.
 */
export class UnreadableFile extends Error {}

type Limits = { entries: number; unpackedBytes: number }

/** Unpacks an archive, and stops at the limits whatever the archive says about its own sizes. */
export function readZip(archive: Buffer, limits: Limits): ZipEntry[] {
  const end = archive.lastIndexOf(numberBytes(signatures.end))
  if (end < 0 || end + sizes.end > archive.length) throw new UnreadableFile('not a .zip archive')
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.entries) throw new UnreadableFile(`more than ${limits.entries} entries`)
  const names = new Set<string>()
  const entries: ZipEntry[] = []
  let left = limits.unpackedBytes
  let at = archive.readUInt32LE(end + 16)
  try {
    for (let index = 0; index < count; index++) {
      if (archive.readUInt32LE(at) !== signatures.central) throw new UnreadableFile('damaged directory')
      const nameLength = archive.readUInt16LE(at + 28)
      const name = archive.toString('utf8', at + sizes.central, at + sizes.central + nameLength)
      if (names.has(name)) throw new UnreadableFile('two entries of one name')
      names.add(name)
      const bytes = unpack(archive, at, left)
      left -= bytes.length
      if (!name.endsWith('/')) entries.push({ name, bytes })
      at += sizes.central + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    }
  } catch (error) {
    // The offsets lie beyond the end, or the data is not deflated.
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged archive')
  }
  return entries
}

function unpack(archive: Buffer, at: number, most: number): Buffer {
  if (archive.readUInt16LE(at + 8) & encrypted) throw new UnreadableFile('encrypted')
  const method = archive.readUInt16LE(at + 10)
  const packed = archive.readUInt32LE(at + 20)
  const local = archive.readUInt32LE(at + 42)
  if (archive.readUInt32LE(local) !== signatures.local) throw new UnreadableFile('damaged entry')
  const start = local + sizes.local + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const data = archive.subarray(start, start + packed)
  if (data.length !== packed) throw new UnreadableFile('cut off')
  if (method !== methods.stored && method !== methods.deflated) throw new UnreadableFile('unknown method')
  if (method === methods.stored ? packed > most : most <= 0)
    throw new UnreadableFile('too large when unpacked')
  const bytes = method === methods.stored ? data : inflate(data, most)
  if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new UnreadableFile('wrong checksum')
  return bytes
}

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: most })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableFile(isTooLarge ? 'too large when unpacked' : 'damaged data')
  }
}
