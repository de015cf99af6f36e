import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { pageRoutes } from './page-routes.ts'

const content = mkdtempSync(join(tmpdir(), 'routes-'))
let listFile = ''
after(() => {
  rmSync(content, { recursive: true })
  rmSync(dirname(listFile), { recursive: true, force: true })
})
mkdirSync(join(content, 'pages'))
const writePage = (id: string) =>
  writeFileSync(join(content, `pages/${id}.yaml`), 'nav: { de: A }\nsections: []\n')

/** A fake of the parts of the development server that the integration uses. */
function startServer() {
  const routes: string[] = []
  const watcher = new EventEmitter()
  const { hooks } = pageRoutes(content)
  const hook = (name: 'astro:config:setup' | 'astro:server:setup', given: object) =>
    (hooks[name] as (given: object) => void)(given)
  hook('astro:config:setup', {
    command: 'dev',
    injectRoute: ({ pattern }: { pattern: string }) => routes.push(pattern),
    addWatchFile: (file: string) => {
      listFile = file
    },
  })
  hook('astro:server:setup', { server: { watcher } })
  return { routes, watcher }
}

test('a restarted development server learns of a page that its predecessor already listed', () => {
  writePage('one')
  const before = startServer()
  before.watcher.emit('ready')
  const next = startServer()
  writePage('two')
  before.watcher.emit('add', join(content, 'pages/two.yaml'))
  // The list already contains "two". Only writing it again restarts the next server.
  utimesSync(listFile, 0, 0)
  next.watcher.emit('ready')
  assert.equal(next.routes.length, 1)
  assert.notEqual(statSync(listFile).mtimeMs, 0)
  const last = startServer()
  assert.equal(last.routes.length, 2)
  utimesSync(listFile, 0, 0)
  last.watcher.emit('ready')
  assert.equal(statSync(listFile).mtimeMs, 0)
})

test('the list is written again until the development server restarts', t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { watcher } = startServer()
  writePage('three')
  const isWrittenAfter = (act: () => void) => {
    utimesSync(listFile, 0, 0)
    act()
    return statSync(listFile).mtimeMs !== 0
  }
  assert.ok(isWrittenAfter(() => watcher.emit('add', join(content, 'pages/three.yaml'))))
  assert.ok(isWrittenAfter(() => t.mock.timers.tick(2000)))
  assert.ok(isWrittenAfter(() => t.mock.timers.tick(2000)))
  startServer()
  assert.ok(!isWrittenAfter(() => t.mock.timers.tick(2000)))
})
