import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breadcrumbList, serializeJsonLd } from './json-ld.ts'

test('structured data cannot close the script element that contains it', () => {
  const json = serializeJsonLd(
    breadcrumbList([{ href: '/', label: '</script><script>alert(1)//' }], 'https://a.example'),
  )
  assert.ok(!json.includes('<'))
  assert.equal(JSON.parse(json).itemListElement[0].name, '</script><script>alert(1)//')
})
