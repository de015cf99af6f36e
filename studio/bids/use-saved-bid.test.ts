// A bid in a browser: what happens to its changes while the Studio does not answer.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import type { Bid } from './saved-bids.server.ts'
import { openedBid, SavedBid } from './use-saved-bid.ts'

type Body = Pick<Bid, 'id' | 'notes' | 'version'>
type Mode = 'answers' | 'loses the answer' | 'is away'

const bid = { id: 'a', name: 'Rathaus', notes: '', work: '', version: 1 } as Bid
const stored = new Map<string, string>()
const globals = {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
  document: { documentElement: { lang: 'de' } },
}
const before = new Map(
  Object.keys(globals).map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
)
/** The bid on the server, which answers as saved-bids.server.ts does. */
let server: Body
let mode: Mode

beforeEach(() => {
  stored.clear()
  server = bid
  mode = 'answers'
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(globalThis, 'fetch', async (_: string, { body }: { body: string }) => {
    if (mode === 'is away') throw new TypeError('Failed to fetch')
    const { id, notes, version } = JSON.parse(body) as Body
    const isRepeated = server.version === version + 1 && server.notes === notes
    if (server.version !== version && !isRepeated) return Response.json({ says: 'Konflikt' }, { status: 409 })
    server = { id, notes, version: version + 1 }
    if (mode === 'loses the answer') throw new TypeError('Failed to fetch')
    return Response.json({ version: server.version, verdictBy: null, verdictAt: null })
  })
})
afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
  for (const [name, was] of before)
    if (was) Object.defineProperty(globalThis, name, was)
    else Reflect.deleteProperty(globalThis, name)
})

/** Lets time pass until every request and repetition within it has been answered. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    mock.timers.tick(100)
    for (let round = 0; round < 3; round++) await new Promise(resolve => setImmediate(resolve))
  }
}
const notesOf = (opened: SavedBid) => opened.snapshot().draft.notes
const stateOf = (opened: SavedBid) => opened.snapshot().status.state

test('an editor whose save got no answer keeps writing, and a later try saves everything without a conflict', async () => {
  const opened = new SavedBid(bid)
  mode = 'loses the answer'
  opened.change({ notes: 'one' })
  await wait(1000)
  assert.equal(stateOf(opened), 'failed')
  opened.change({ notes: 'one two' })
  mode = 'answers'
  await wait(5000)
  assert.deepEqual(server, { id: 'a', notes: 'one two', version: 3 })
  assert.deepEqual([stateOf(opened), [...stored.keys()]], ['saved', []])
})

test('a change made while the Studio is away survives leaving the bid, and is saved when the Studio is back', async () => {
  mode = 'is away'
  const opened = openedBid(bid)
  opened.change({ notes: 'one' })
  await wait(1000)
  // The editor opens another screen, and then the bid again.
  assert.equal(openedBid(bid), opened)
  mode = 'answers'
  await wait(5000)
  assert.deepEqual([server.notes, notesOf(opened), stateOf(opened)], ['one', 'one', 'saved'])
  const newer = openedBid({ ...bid, notes: 'theirs', version: 3 })
  assert.equal(notesOf(newer), 'theirs')
})

test('a change made while the Studio is away survives a reload, also one whose save only lost its answer', async () => {
  for (const failure of ['is away', 'loses the answer'] as const) {
    server = bid
    mode = failure
    const opened = new SavedBid(bid)
    opened.change({ notes: 'one' })
    await wait(1000)
    opened.change({ notes: 'one two' })
    mode = 'is away'
    await wait(1000)
    const reloaded = new SavedBid({ ...bid, ...server })
    assert.equal(notesOf(reloaded), 'one two', failure)
    mode = 'answers'
    await wait(5000)
    assert.deepEqual([server.notes, stateOf(reloaded)], ['one two', 'saved'], failure)
  }
})

test('after a conflict a reload shows the bid of the other person', async () => {
  const opened = new SavedBid(bid)
  server = { id: 'a', notes: 'theirs', version: 2 }
  opened.change({ notes: 'mine' })
  await wait(1000)
  assert.deepEqual(opened.snapshot().status, { state: 'failed', problem: 'Konflikt' })
  opened.change({ notes: 'mine again' })
  await wait(5000)
  assert.equal(server.notes, 'theirs')
  assert.equal(opened.isCurrent({ ...bid, ...server }), false)
  assert.equal(notesOf(new SavedBid({ ...bid, ...server })), 'theirs')
})

test('a full store of the browser does not keep a bid from being saved', async () => {
  mock.method(globals.localStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const opened = new SavedBid(bid)
  opened.change({ notes: 'one' })
  await wait(1000)
  assert.deepEqual([server.notes, stateOf(opened)], ['one', 'saved'])
})
