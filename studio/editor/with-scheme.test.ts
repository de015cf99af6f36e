import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withScheme } from './with-scheme.ts'

test('a typed address gets the missing https:// or mailto:, and http:// becomes https://', () => {
  for (const [typed, address] of [
    ['www.beispiel.example', 'https://www.beispiel.example'],
    ['www.beispiel.example/@buero', 'https://www.beispiel.example/@buero'],
    ['buero@beispiel.example', 'mailto:buero@beispiel.example'],
    ['http://beispiel.example', 'https://beispiel.example'],
    ['Https://beispiel.example', 'https://beispiel.example'],
    ['tel:+4369900', 'tel:+4369900'],
    ['beispiel.example:8443/plan', 'https://beispiel.example:8443/plan'],
    ['/projects', '/projects'],
    ['#team', '#team'],
  ] as const)
    assert.equal(withScheme(typed), address)
})
