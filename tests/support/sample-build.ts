import { existsSync, rmSync, statfsSync } from 'node:fs'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nearMissesIn } from '../../build/near-misses.ts'
import { errorTemplate, thanksTemplate } from './answer-templates.ts'
import { texts } from './texts.ts'

/** A file larger than the service keeps in memory. */
export const film = Buffer.alloc(4_500_000)
for (let index = 0; index < film.length; index++) film[index] = index % 251

const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><p>${'Achsmaß. '.repeat(60)}</p></html>`

const nearMisses = `<template id="near-misses"><p>Meinten Sie</p><ul><li data-words="consulting beratung"><a href="/consulting">Beratung</a></li><li data-words="faq fragen"><a href="/faq">Fragen</a></li></ul></template>`

/** A firm that is not in content/, which shows that mails take the firm from the build and not from the content. */
export const sampleFirm = {
  name: 'Wendelin & Söhne',
  phone: '+49 69 90009-700',
  mailboxes: { wendelin: 'wendelin@achsmass.example' },
}

/** Makes a build with the structure of a real one, small enough for every test. */
export async function sampleBuild(): Promise<string> {
  const dir = await temporaryDirectory()
  const files: Record<string, string | Buffer> = {
    'index.html': page('de', 'Start'),
    'consulting.html': page('de', 'Beratung'),
    'en.html': page('en', 'Home'),
    'en/consulting.html': page('en', 'Consulting'),
    'faq/index.html': page('de', 'Fragen'),
    '404.html': page('de', 'Nicht gefunden') + nearMisses,
    _headers: '/*\n  X-Old: 1\n',
    '_headers.caddy': 'header /* {\n}\n',
    // Redirects /faq although that page exists, to test that the page comes first.
    _redirects:
      '/faq /consulting 301\n/alt /consulting 301\n/alte-seite /faq?from=old#neu 301\n/b%C3%BCro /consulting 301\n',
    'en/404.html': page('en', 'Not found'),
    'thanks.html': page('de', 'Danke %%REFERENCE%%'),
    'en/thanks.html': thanksTemplate('en'),
    'form-error.html': errorTemplate('de'),
    'en/form-error.html': errorTemplate('en'),
    '_astro/Style.Ab12.css': 'body{color:#111}'.repeat(40),
    '_astro/hero@2x.avif': Buffer.from([1, 2, 3, 4]),
    'videos/film.mp4': film,
    'sw.js': 'self.addEventListener("fetch", () => {})',
    'robots.txt': 'User-agent: *\n',
    'build.json': JSON.stringify({
      firm: sampleFirm,
      alternateHosts: ['achsmass-hu.example', 'www.achsmass-hu.example'],
      texts,
      nearMisses: { de: nearMissesIn(nearMisses) },
      headers: { matomoOrigin: 'https://stats.achsmass.example' },
    }),
    '.env': 'SECRET=1',
    '.git/config': 'secret',
    '.well-known/security.txt': 'Contact: mailto:security@achsmass.example\n',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  await symlink('/etc/passwd', join(dir, 'passwd.txt'))
  return dir
}

/** Makes a folder that is deleted with the test process, in memory if possible, because these tests wait for many syncs. */
export async function temporaryDirectory(): Promise<string> {
  const dir = await mkdtemp(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'achsmass-'))
  process.setMaxListeners(0).once('exit', () => rmSync(dir, { recursive: true, force: true }))
  return dir
}

function hasRoom(dir: string): boolean {
  if (!existsSync(dir)) return false
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize > 256 * 1024 * 1024
}
