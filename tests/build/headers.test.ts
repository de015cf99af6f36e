// The headers as the build writes them down for a CDN, and the pages they go with.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contentSecurityPolicy } from '../../service/http/headers.ts'
import { type HeaderRule, rulesOf } from '../support/cdn.ts'
import { type Answer, canBePreloaded, grade, maximum, type tests } from '../support/observatory.ts'
import { pages, site } from './support.ts'

const text = readFileSync(`${site}/_headers`, 'utf8')
const rules = rulesOf(text)
const everywhere = new Headers(rules.find(({ path }) => path === '/*')?.headers)
const home = pages.find(page => page.path === '/')?.html ?? ''
const published: Answer = { headers: everywhere, html: home, preloaded: true }

/** The answer with one header changed, or removed. */
function but(name: string, value?: string): Answer {
  const headers = new Headers(everywhere)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return { ...published, headers }
}

// Every bonus but one: five points for integrity attributes, which scripts of the site's own origin do not need.
const expected = maximum - 5

test('Mozilla’s Observatory gives its best grade to every page', () => {
  assert.equal(expected, 135)
  for (const { path, html } of pages) assert.equal(grade({ ...published, html }).score, expected, path)
  // Until the firm's domain is on the preload list of browsers, for which the header is ready.
  assert.ok(canBePreloaded(published))
  assert.equal(grade({ ...published, preloaded: false }).score, expected - 5)
})

test('the grading notices what is weaker', () => {
  const policy = everywhere.get('content-security-policy') ?? ''
  const weaker: [Answer, keyof typeof tests, number][] = [
    [but('content-security-policy'), 'content-security-policy', 75],
    [
      but('content-security-policy', policy.replace("script-src 'self'", "script-src 'self' data:")),
      'content-security-policy',
      80,
    ],
    [
      but('content-security-policy', policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")),
      'content-security-policy',
      125,
    ],
    [
      but('content-security-policy', policy.replace("default-src 'none'", "default-src 'self'")),
      'content-security-policy',
      130,
    ],
    [
      but('content-security-policy', policy.replace("img-src 'self'", 'img-src http:')),
      'content-security-policy',
      115,
    ],
    [but('strict-transport-security', 'max-age=600'), 'strict-transport-security', 120],
    [but('referrer-policy', 'unsafe-url'), 'referrer-policy', 125],
    [but('x-content-type-options'), 'x-content-type-options', 130],
    [but('cross-origin-resource-policy'), 'cross-origin-resource-policy', 125],
    [but('set-cookie', 'a=b'), 'cookies', 60],
    [
      { ...published, html: home.replaceAll(' src="/_astro/', ' src="https://cdn.example/') },
      'subresource-integrity',
      130,
    ],
  ]
  const { results } = grade(published)
  for (const [answer, name, score] of weaker) {
    const graded = grade(answer)
    assert.notEqual(graded.results.get(name)?.result, results.get(name)?.result, name)
    assert.equal(graded.score, score, name)
  }
})

test('the policy starts from nothing and allows nothing unsafe', () => {
  const policy = everywhere.get('content-security-policy') ?? ''
  assert.match(policy, /^default-src 'none'; /)
  assert.doesNotMatch(policy, /unsafe|data:|blob:|\*/)
  for (const directive of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    'upgrade-insecure-requests',
  ])
    assert.ok(policy.split('; ').includes(directive), directive)
  const required = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  for (const [name, value] of Object.entries(required)) assert.equal(everywhere.get(name), value)
  assert.match(everywhere.get('permissions-policy') ?? '', /^(?:[a-z-]+=\(\)(?:, |$))+$/)
})

test('a service elsewhere is all that its policy allows besides', () => {
  const here = contentSecurityPolicy({}).split('; ')
  const elsewhere = contentSecurityPolicy({ endpointOrigin: 'https://contact.achsmass.example' }).split('; ')
  assert.deepEqual(
    elsewhere.filter(directive => !here.includes(directive)),
    [
      "connect-src 'self' https://contact.achsmass.example",
      "form-action 'self' https://contact.achsmass.example",
    ],
  )
})

test('a Caddy that serves the folder is told the same', () => {
  const told: HeaderRule[] = []
  for (const line of readFileSync(`${site}/_headers.caddy`, 'utf8').split('\n')) {
    const [, path] = /^header (\S+) \{$/.exec(line) ?? []
    const [, name, value] = /^\t(\S+) "([^"\\]*)"$/.exec(line) ?? []
    if (path) told.push({ path, headers: [] })
    if (name && value) told.at(-1)?.headers.push([name, value])
  }
  assert.deepEqual(told, rules)
})

test('the file stays within what Cloudflare reads, and names no header twice for one address', () => {
  assert.ok(rules.length <= 100)
  for (const line of text.split('\n')) assert.ok(line.length <= 2000, `${line.length}: ${line.slice(0, 40)}`)
  for (const { path, headers } of rules.slice(1))
    for (const [name] of headers) assert.ok(!everywhere.has(name), `${path}: ${name}`)
})
