import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localeOfPath, locales, localizePath, pathOf, projectPath } from '../../src/routes.ts'
import { content } from '../../src/site/shared/site.ts'
import { attributes } from '../../sweep/attributes.ts'
import { findable, htmlOf, pages } from './support.ts'

const projectPages = Object.keys(content.projects).flatMap(id =>
  locales.map(locale => localizePath(projectPath(id), locale)),
)

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('every indexable page has a unique title and description of suitable length', () => {
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

test('no page changes the order of focus with a positive tabindex', () => {
  for (const { path, html } of pages)
    for (const place of attributes(html, '[a-z]+', 'tabindex'))
      assert.ok(Number(place) <= 0, `${path}: ${place}`)
})

/** Reads the page's address in each language from the hreflang links of its head. */
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      new URL(href ?? '').pathname,
    ]),
  )

test('each canonical link names its own page, and the hreflang links of translations agree', () => {
  for (const path of findable) {
    const html = htmlOf(path)
    const canonical = new URL(one(html, /<link rel="canonical" href="([^"]*)"/))
    assert.equal(canonical.pathname, path)
    const alternates = alternatesOf(html)
    const [own] = locales.filter(locale => locale === localeOfPath(path))
    if (locales.length === 1) assert.deepEqual(alternates, {}, path)
    else {
      assert.equal(alternates[own ?? ''], path)
      assert.equal(alternates['x-default'], Object.values(alternates)[0], path)
      for (const other of Object.values(alternates))
        assert.deepEqual(alternatesOf(htmlOf(other)), alternates, `${path} and ${other}`)
    }
  }
})

const homes = locales.map(locale => pathOf('home', locale))

test('structured data is valid JSON, and all pages except home pages have absolute breadcrumb addresses', () => {
  for (const path of findable) {
    const blocks = [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    // A project only names the firm as its author; every other page describes the firm.
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
    if (homes.includes(path)) assert.equal(crumbs, undefined)
    else for (const item of crumbs.itemListElement) assert.match(item.item, /^https:\/\//, path)
  }
})

test('every utility page tells search engines not to index it', () => {
  for (const page of pages.filter(page => !findable.includes(page.path)))
    assert.match(page.html, /<meta name="robots" content="noindex"/, page.path)
})

test('each page links to its translations, and each translation links back', () => {
  for (const path of findable) {
    const { 'x-default': _, ...alternates } = alternatesOf(htmlOf(path))
    if (locales.length > 1) assert.ok(Object.keys(alternates).length > 1, path)
    for (const other of Object.values(alternates)) {
      if (other === path) continue
      assert.ok(attributes(htmlOf(path), 'a', 'href').includes(other), `${path} → ${other}`)
      assert.ok(attributes(htmlOf(other), 'a', 'href').includes(path), `${other} → ${path}`)
    }
  }
})
