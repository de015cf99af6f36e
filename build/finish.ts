// Runs all steps after Astro's build: headers, redirects, sitemap, service worker and compressed copies. Also writes the
// build record for the server. It gets the site from the registry of addresses and from content.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { keyFile } from '../deploy/index-now.ts'
import { type HeaderSettings, type Hsts, hstsValues, pagePolicy } from '../service/http/headers.ts'
import type { MailColours } from '../service/mail/mail-body.ts'
import { buildRecord, listAllFiles, listBuildFiles } from '../service/site/build-files.ts'
import type { BuildRecord } from '../service/site/build-record.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { serviceTexts } from '../src/content/service-texts.ts'
import { alternateHosts } from '../src/frame/alternate-hosts.ts'
import { locales, pathOf } from '../src/routes.ts'
import type { PublicContent } from '../src/site/content.ts'
import { foundPaths } from '../src/site/pages.ts'
import { placeholderValues } from '../src/site/placeholder-values.ts'
import { readTheme } from '../src/theme/read-theme.ts'
import { compress } from './compress.ts'
import { apacheRules, caddyHeaders, cdnHeaders } from './exported-headers.ts'
import { nearMissesIn } from './near-misses.ts'
import { stampServiceWorker } from './offline.ts'
import { type PageParts, readPageParts } from './page-parts.ts'
import { currentSettings, siteDigest } from './record.ts'
import { hiddenByFiles, redirectLines } from './redirects.ts'
import { shortenPages } from './shorten-pages.ts'
import { sitemap } from './sitemap.ts'
import { deleteUnnamedMedia } from './unnamed-media.ts'
import { visitNames } from './visit-names.ts'

/** Returns an Astro integration that finishes the folder of a build. */
export function finish(content: () => PublicContent): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir }) => finishBuild(fileURLToPath(dir), content()),
    },
  }
}

async function finishBuild(dir: string, content: PublicContent): Promise<void> {
  refuseLinks(dir)
  await deleteUnnamedMedia(dir)
  const parts = new Map<string, PageParts>()
  const headers = headerSettings(content.firm)
  const pages = listAllFiles(dir).files.filter(file => file.endsWith('.html'))
  await shortenPages(dir, pages)
  for (const file of pages) {
    const page = await readPageParts(dir, file)
    parts.set(addressOf(file), page)
    await writePolicy(join(dir, file), pagePolicy(headers, page))
  }
  const { name, phone, url } = content.firm
  const canonicalPages = [...parts.values()].filter(({ canonical }) => canonical !== undefined)
  const record: BuildRecord = {
    headers,
    settings: currentSettings(),
    content: siteDigest(contentDir()),
    firm: { name, phone: phone.shown, mailboxes: mailboxes(content), colours: mailColours() },
    alternateHosts: alternateHosts(content.firm),
    texts: serviceTexts(content, locale => placeholderValues(content, locale)),
    nearMisses: Object.fromEntries(
      await Promise.all(
        locales.map(async locale => {
          const page = `${pathOf('not-found', locale)}.html`
          return [locale, nearMissesIn(await readFile(join(dir, page), 'utf8'))] as const
        }),
      ),
    ),
    visits: content.firm.countVisits && !headers.matomoOrigin ? visitNames(content) : undefined,
    pages: Object.fromEntries(canonicalPages.map(({ canonical, content: hash }) => [canonical, hash])),
  }
  const old = visibleRedirects(dir, content.redirects)
  const { INDEXNOW_KEY, SITE_URL } = process.env
  const files: Record<string, string> = {
    [buildRecord]: JSON.stringify(record, null, 2),
    _headers: cdnHeaders(headers, listBuildFiles(dir)),
    '_headers.caddy': caddyHeaders(headers),
    _redirects: redirectLines(old),
    '.htaccess': apacheRules(headers, old, locales),
    'sitemap.xml': sitemap(SITE_URL || url, foundPaths(content), path => parts.get(path)?.pictures),
    ...(INDEXNOW_KEY && { [keyFile(INDEXNOW_KEY)]: INDEXNOW_KEY }),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  await stampServiceWorker(dir, path => parts.get(path)?.needs ?? [])
  await compress(dir)
}

/** Returns the colours of mails, which are those of the site. */
function mailColours(): MailColours {
  const { sheet, ink, hair, 'ink-2': label } = readTheme(contentDir()).palette
  return { ground: sheet, text: ink, label, line: hair }
}

const mailboxes = ({ people }: PublicContent) =>
  Object.fromEntries(Object.entries(people.persons).map(([key, { email }]) => [key, email]))

const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`

/** Rejects a build that contains symbolic links, because Caddy would serve their targets. */
export function refuseLinks(dir: string): void {
  const links = readdirSync(dir, { withFileTypes: true, recursive: true }).filter(entry =>
    entry.isSymbolicLink(),
  )
  const [link] = links
  if (link)
    throw new Error(`${join(link.parentPath, link.name)} is a link; put the file itself in its place.`)
}

const isHsts = (value: string): value is Hsts => Object.hasOwn(hstsValues, value)

function formTarget(inquiries: string | undefined): string | undefined {
  if (inquiries === 'mail') return 'mailto:'
  return inquiries?.startsWith('https:') ? new URL(inquiries).origin : undefined
}

function headerSettings({ inquiries }: PublicContent['firm']): HeaderSettings {
  const { HSTS = '' } = process.env
  if (HSTS !== '' && !isHsts(HSTS))
    throw new Error(`HSTS is "${HSTS}"; it takes ${Object.keys(hstsValues).join(', ')}.`)
  return {
    matomoOrigin: originOf('MATOMO_URL'),
    endpointOrigin: originOf('CONTACT_ORIGIN'),
    formTarget: formTarget(inquiries),
    hsts: HSTS === '' ? undefined : HSTS,
  }
}

/** Puts the policy first in the head, because it only applies to what follows it. */
async function writePolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, 'utf8')
  const head = '<head>'
  if (!html.includes(head)) throw new Error(`${file} has no head to put its security policy into.`)
  const meta = `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`
  await writeFile(
    file,
    html.replace(head, () => meta),
  )
}

function originOf(name: string): string | undefined {
  const address = process.env[name]
  return address ? new URL(address).origin : undefined
}

/** Throws if a file of the site would hide an old address, on the server as well as on CDNs. */
function visibleRedirects(dir: string, entries: PublicContent['redirects']): PublicContent['redirects'] {
  const hidden = hiddenByFiles(entries, listBuildFiles(dir))
  if (hidden.length === 0) return entries
  const names = hidden.map(({ from }) => from).join(', ')
  throw new Error(`content/redirects.yaml: the site has a file at ${names}; remove the entry.`)
}
