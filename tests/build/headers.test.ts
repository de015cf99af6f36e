// The `_headers` file that the build writes for a CDN, checked together with the pages.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pageParts } from '../../build/page-parts.ts'
import {
  fileHeaders,
  type HeaderSettings,
  hstsValues,
  pageHeaders,
  pagePolicy,
} from '../../service/http/headers.ts'
import { rulesOf } from '../support/cdn.ts'
import { type Answer, canBePreloaded, grade, maximum, policyOf, type tests } from '../support/observatory.ts'
import { pages, site } from './support.ts'

const text = readFileSync(`${site}/_headers`, 'utf8')
const rules = rulesOf(text)
const everywhere = new Headers(rules.find(({ path }) => path === '/*')?.headers)
const home = pages.find(page => page.path === '/')?.html ?? ''
const undecided: Answer = { headers: everywhere, html: home, preloaded: false }
/** The headers of a firm that has asked to be on the browsers' preload list. */
const preloaded = new Headers(everywhere)
preloaded.set('strict-transport-security', hstsValues.preload)
const published: Answer = { headers: preloaded, html: home, preloaded: true }

/** Returns the answer with another policy in the head of its page. */
const withPolicy = (from: string, to: string): Answer => ({ ...published, html: home.replace(from, to) })

/** Returns the answer with one header changed or removed. */
function but(name: string, value?: string): Answer {
  const headers = new Headers(preloaded)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return { ...published, headers }
}

// The site gets every bonus except the five points for integrity attributes, which same-origin scripts do not need.
const expected = maximum - 5

test('every page earns the top grade by the rules of Mozilla’s Observatory', () => {
  assert.equal(expected, 135)
  for (const { path, html } of pages) assert.equal(grade({ ...published, html }).score, expected, path)
  assert.ok(canBePreloaded(published))
  // Only the firm can decide to be on that list, because it is hard to get off again.
  assert.ok(!canBePreloaded(undecided))
  assert.equal(grade(undecided).score, expected - 5)
})

test('the grading gives a lower score to weaker headers, policies and scripts', () => {
  const withoutAny = but('content-security-policy')
  const weaker: [Answer, keyof typeof tests, number][] = [
    [{ ...withoutAny, html: home.replace(/<meta http-equiv[^>]*>/, '') }, 'content-security-policy', 75],
    [withPolicy("script-src 'self'", "script-src 'self' data:"), 'content-security-policy', 80],
    [withPolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 'content-security-policy', 125],
    [withPolicy("default-src 'none'", "default-src 'self'"), 'content-security-policy', 130],
    [withPolicy("img-src 'self'", 'img-src http:'), 'content-security-policy', 115],
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

test('the security policy denies everything by default and allows nothing unsafe', () => {
  for (const { path, html } of pages) {
    const policy = policyOf({ headers: everywhere, html })
    assert.match(policy, /^default-src 'none'; /, path)
    assert.doesNotMatch(policy, /unsafe|data:|blob:|\*/, path)
    const directives = policy.split('; ')
    for (const directive of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ])
      assert.ok(directives.includes(directive), `${path}: ${directive}`)
    assert.ok(directives.includes('upgrade-insecure-requests'), path)
    const names = directives.map(directive => directive.split(' ')[0])
    assert.equal(new Set(names).size, names.length, `${path} names a directive twice`)
  }
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

test('a policy at the start of each head allows exactly the inline scripts and styles of that page', () => {
  for (const { path, html } of pages) {
    const [, policy = ''] =
      /^<!DOCTYPE html><html[^>]*>\s*<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/i.exec(
        html,
      ) ?? []
    const { scriptHashes, styleHashes } = pageParts(html)
    const allowed = policy.match(/'sha256-[^']+'/g) ?? []
    assert.deepEqual(allowed, [...scriptHashes, ...styleHashes], path)
    // Browsers look for the encoding in the first 1024 bytes.
    assert.ok(html.indexOf('charset') < 1024, path)
  }
})

test('with a service on another host, the policy additionally allows only that host', () => {
  const inline = { scriptHashes: [], styleHashes: [] }
  const directives = (settings: HeaderSettings) =>
    `${pagePolicy(settings, inline)}; ${pageHeaders(settings, true)['Content-Security-Policy']}`.split('; ')
  const here = directives({})
  const elsewhere = directives({ endpointOrigin: 'https://contact.achsmass.example' })
  assert.deepEqual(
    elsewhere.filter(directive => !here.includes(directive)),
    [
      "connect-src 'self' https://contact.achsmass.example",
      "form-action 'self' https://contact.achsmass.example",
    ],
  )
})

test('the _headers file stays within the limits of Cloudflare, and repeats no header except a policy', () => {
  assert.ok(rules.length <= 100)
  for (const line of text.split('\n')) assert.ok(line.length <= 2000, `${line.length}: ${line.slice(0, 40)}`)
  const filePolicy = fileHeaders()['Content-Security-Policy']
  for (const { path, headers } of rules.slice(1))
    for (const [name, value] of headers)
      assert.ok(!everywhere.has(name) || value === filePolicy, `${path}: ${name}`)
})
