import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../../tests/support/runs.ts'
import { readZip, UnreadableFile, writeZip } from './zip.server.ts'

const limits = { entries: 100, unpackedBytes: 1_000_000 }

test('an archive returns exactly the files that were put in', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zäöü0-9 ]{1,20}\.txt$/), { maxLength: 8 })
  fc.assert(
    fc.property(names, fc.array(fc.uint8Array({ maxLength: 500 }), { minLength: 8 }), (names, contents) => {
      const entries = names.map((name, index) => ({ name, bytes: Buffer.from(contents[index] ?? []) }))
      assert.deepEqual(readZip(writeZip(entries), limits), entries)
    }),
    runs(),
  )
})

test('equal contents make identical archives, and text is compressed', () => {
  const entries = [{ name: 'a.txt', bytes: Buffer.from('a'.repeat(100)) }]
  assert.deepEqual(writeZip(entries), writeZip(entries))
  assert.ok(writeZip(entries).length < 200, 'and text is packed')
})

test('an archive with too much unpacked data or too many files is refused', () => {
  const bomb = writeZip([{ name: 'zeros', bytes: Buffer.alloc(20_000_000) }])
  assert.ok(bomb.length < 50_000)
  assert.throws(() => readZip(bomb, limits), /too large when unpacked/)
  const many = writeZip(
    Array.from({ length: 30 }, (_, n) => ({ name: String(n), bytes: Buffer.alloc(50_000) })),
  )
  assert.throws(() => readZip(many, limits), /too large when unpacked/, 'the sum counts')
  assert.throws(() => readZip(many, { ...limits, entries: 29 }), /more than 29 entries/)
})

test('a zip bomb is refused even if it declares a small size', () => {
  const bomb = writeZip([{ name: 'zeros', bytes: Buffer.alloc(20_000_000) }])
  const at = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  bomb.writeUInt32LE(10, at + 24)
  assert.throws(() => readZip(bomb, limits), /too large when unpacked/)
})

test('a damaged or truncated archive is either read or refused, without any other error', () => {
  const archive = writeZip([
    { name: 'a', bytes: Buffer.from('hello hello hello hello') },
    { name: 'b', bytes: Buffer.from([1, 2, 3]) },
  ])
  fc.assert(
    fc.property(fc.nat(archive.length - 1), fc.nat(255), fc.nat(archive.length), (at, value, end) => {
      const damaged = Buffer.from(archive)
      damaged[at] = value
      for (const bytes of [damaged, archive.subarray(0, end)])
        try {
          readZip(bytes, limits)
        } catch (error) {
          assert.ok(error instanceof UnreadableFile, String(error))
        }
    }),
    runs(2000),
  )
})
