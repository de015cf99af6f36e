import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditLine } from './audit.ts'

const counts = (vulnerabilities: Record<string, number>) => JSON.stringify({ metadata: { vulnerabilities } })

test('an audit refused by the registry is reported, and does not stop a release', () => {
  const refusal = { message: '405 Method Not Allowed - POST https://registry.example', statusCode: 405 }
  assert.match(auditLine(JSON.stringify(refusal)), /refused the audit \(405 Method Not Allowed/)
})

test('a vulnerability of high or critical severity stops a release, but a lesser one does not', () => {
  assert.match(auditLine(counts({ low: 1, moderate: 1, high: 0, critical: 0, total: 2 })), /knows 2 .*none/)
  assert.throws(() => auditLine(counts({ high: 1, critical: 0, total: 1 })), /0 critical and 1 high/)
  assert.throws(() => auditLine(counts({ high: 0, critical: 1, total: 1 })), /1 critical/)
})
