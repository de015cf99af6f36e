import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOfPath, locales, localizePath, projectPath, switchLocale } from '../../src/routes.ts'
import { content } from '../../src/site/shared/site.ts'
import { attributes, findable, htmlOf, pages } from './support.ts'

const projectPages = Object.keys(content.projects).flatMap(id =>
  locales.map(locale => localizePath(projectPath(id), locale)),
)

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('titles and descriptions are there, of good length, and each is used once', () => {
  const titles = new Map<string, string>()
  for (const path of findable) {
    const title = one(htmlOf(path), /<title>([^<]*)<\/title>/)
    const description = one(htmlOf(path), /<meta name="description" content="([^"]*)"/)
    assert.ok(title.length >= 10 && title.length <= 75, `${path}: title of ${title.length} characters`)
    assert.ok(
      description.length >= 70 && description.length <= 170,
      `${path}: description of ${description.length}`,
    )
    for (const text of [title, description]) {
      assert.equal(titles.get(text), undefined, `${path} and ${titles.get(text)} share “${text}”`)
      titles.set(text, path)
    }
  }
})

test('canonical and hreflang name the page itself and answer each other', () => {
  for (const path of findable) {
    const html = htmlOf(path)
    const canonical = new URL(one(html, /<link rel="canonical" href="([^"]*)"/))
    assert.equal(canonical.pathname, path)
    const alternates = Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
        lang,
        new URL(href ?? '').pathname,
      ]),
    )
    const german = localeOfPath(path) === 'de' ? path : switchLocale(path)
    assert.deepEqual(alternates, { de: german, en: switchLocale(german), 'x-default': german }, path)
  }
})

test('structured data parses, and breadcrumbs with absolute addresses are on all but the homes', () => {
  for (const path of findable) {
    const blocks = [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    // A project names the firm as its author; every other page says who the firm is.
    const who = blocks.flatMap(block => [
      block['@type'],
      block.creator && `${block.creator['@type']} as author`,
    ])
    assert.deepEqual(
      new Set(who.filter(type => /Organization/.test(type))),
      new Set([projectPages.includes(path) ? 'Organization as author' : 'Organization']),
      path,
    )
    const crumbs = blocks.find(block => block['@type'] === 'BreadcrumbList')
    if (path === '/' || path === '/en') assert.equal(crumbs, undefined)
    else for (const item of crumbs.itemListElement) assert.match(item.item, /^https:\/\//, path)
  }
})

test('a utility page is kept out of search results', () => {
  for (const page of pages.filter(page => !findable.includes(page.path)))
    assert.match(page.html, /<meta name="robots" content="noindex"/, page.path)
})

test('each page marks itself in the language switch as the same page in the other language', () => {
  for (const path of findable)
    assert.ok(
      attributes(htmlOf(path), 'a', 'href').includes(switchLocale(path)),
      `${path} → ${switchLocale(path)}`,
    )
})
