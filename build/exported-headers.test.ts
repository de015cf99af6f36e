import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apacheRules } from './exported-headers.ts'

const maxPolicyLength = 2000
const redirects = [{ from: '/%C3%BCber.uns', to: '/company' }]

test('the rules for Apache set headers, clean addresses, redirects and not-found pages', () => {
  const rules = apacheRules({ hsts: 'host', formTarget: 'mailto:' }, redirects, ['de', 'en'])
  assert.match(rules, /Header always set Strict-Transport-Security "max-age=63072000"$/m)
  assert.match(rules, /^ {4}Header always set Content-Security-Policy ".*form-action 'self' mailto:;/m)
  assert.match(rules, /^RewriteRule "\^über\\\.uns\/\?\$" "\/company" \[R=301,L,NE\]$/m)
  assert.match(rules, /ErrorDocument 404 \/en\/404\.html/)
  for (const line of rules.split('\n')) assert.ok(line.length < maxPolicyLength, line)
})
