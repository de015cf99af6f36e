// The service switches to a new build of its site without a failed request.
import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { carryEarlierFiles, forgetEarlierFiles } from '../../build/earlier-files.ts'
import { endpoint } from '../../src/forms/protocol.ts'
import { sampleBuild, temporaryDirectory } from '../support/sample-build.ts'
import { type ServiceUnderTest, startService } from '../support/service.ts'
import { until } from '../support/until.ts'

let service: ServiceUnderTest
let place: string
let builds = 0

/** Makes a build whose home page has the given text, and which has its own stylesheet. */
async function build(says: string, changes: Record<string, string> = {}): Promise<string> {
  const dir = await sampleBuild()
  await rm(join(dir, '_astro/Style.Ab12.css'))
  const files = { 'index.html': says, [`_astro/own.${says}.css`]: 'p{}', ...changes }
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  return dir
}

async function pointTo(dir: string): Promise<void> {
  await carryEarlierFiles(place, dir)
  const link = `${place}.${++builds}`
  await symlink(dir, link)
  await rename(link, place)
}

const home = async () => (await fetch(service.url)).text()

before(async () => {
  place = join(await temporaryDirectory(), 'dist')
  await pointTo(await build('first'))
  service = await startService({ SITE_DIR: place })
})
after(() => service.close())

test('when the link points to a new build, pages, mails and headers change and no request fails', async () => {
  const failed: string[] = []
  let asking = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (asking) {
      const response = await fetch(service.url).catch((error: Error) => error)
      const text = response instanceof Error ? response.message : await response.text()
      if (text !== 'first' && text !== 'second') failed.push(text)
    }
  })
  const dir = await build('second', { 'thanks.html': 'Neuer Dank %%REFERENCE%%' })
  const record = JSON.parse(await readFile(join(dir, 'build.json'), 'utf8'))
  record.headers.matomoOrigin = undefined
  record.firm.name = 'Neue Firma'
  await writeFile(join(dir, 'build.json'), JSON.stringify(record))
  await pointTo(dir)
  await until('the second build is served', async () => (await home()) === 'second')
  asking = false
  await Promise.all(visitors)
  assert.deepEqual(failed, [])
  const { headers } = await fetch(service.url)
  assert.equal(headers.get('cross-origin-embedder-policy'), 'require-corp')
  const body = new URLSearchParams({
    name: 'Zoë Öztürk',
    email: 'zoe@client.example',
    message: 'Ein Rechenzentrum für 40 MW.',
  })
  const answer = await fetch(service.url + endpoint, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html' },
  })
  assert.match(await answer.text(), /Neuer Dank/)
  const folder = join(service.config.dataDir, 'mail')
  const mails: string[] = await until('the mail is written', async () => {
    const names = await readdir(folder).catch(() => [])
    return names.some(name => name.endsWith('.eml') && !name.startsWith('.')) ? names : undefined
  })
  assert.match(await readFile(join(folder, mails[0] ?? ''), 'utf8'), /Neue Firma/)
})

test('a page opened before the change of build still gets its files', async () => {
  assert.equal((await fetch(`${service.url}/_astro/own.first.css`)).status, 200)
  assert.equal((await fetch(`${service.url}/_astro/own.second.css`)).status, 200)
  assert.equal((await fetch(`${service.url}/_astro/own.none.css`)).status, 404)
})

test('a build keeps the hashed files of the three builds before it, and no older ones', async () => {
  const dirs = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(says => build(says)))
  for (const [index, dir] of dirs.entries()) await carryEarlierFiles(dirs[index - 1] ?? '/nowhere', dir)
  const own = (await readdir(join(dirs[4] ?? '', '_astro'))).filter(name => name.startsWith('own.'))
  assert.deepEqual(own.sort(), ['own.b.css', 'own.c.css', 'own.d.css', 'own.e.css'])
  assert.equal((await fetch(`${service.url}/.earlier-files.json`)).status, 404)
  // An old build that is restored gets the files of the newest one, for pages that are still open.
  await carryEarlierFiles(dirs[4] ?? '', dirs[1] ?? '')
  assert.ok((await readdir(join(dirs[1] ?? '', '_astro'))).includes('own.e.css'))
})

test('the service stops serving a file of an earlier build once it is deleted, even one that it has in memory', async () => {
  const { status } = await fetch(`${service.url}/_astro/own.first.css`)
  assert.equal(status, 200)
  forgetEarlierFiles(place, new Date(Date.now() + 25 * 3_600_000))
  assert.equal((await fetch(`${service.url}/_astro/own.first.css`)).status, 404)
  assert.equal((await fetch(`${service.url}/_astro/own.second.css`)).status, 200)
})

test('the service keeps serving the previous build if the new one is incomplete', async () => {
  const dir = await build('broken')
  await rm(join(dir, 'thanks.html'))
  await pointTo(dir)
  assert.equal(await home(), 'second')
  assert.ok(service.logged.some(line => line.includes('cannot be served')))
  assert.equal(await home(), 'second')
})

test('the service also serves a build whose folder replaces the link', async () => {
  const dir = await build('third')
  await rm(place)
  await mkdir(join(place, '..'), { recursive: true })
  await rename(dir, place)
  await until('the third build is served', async () => (await home()) === 'third')
})
