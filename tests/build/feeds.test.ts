import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

test('security.txt is good for at least a month and at most a year', () => {
  const text = readFileSync('dist/.well-known/security.txt', 'utf8')
  assert.match(text, /^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  assert.ok(days > 30, `expires in ${Math.round(days)} days; renew it in content/firm.yaml`)
  assert.ok(days <= 366, 'a date further away than a year is as good as none')
})

for (const [file, language] of [
  ['news.xml', 'de'],
  ['en/news.xml', 'en'],
] as const)
  test(`the feed ${file} has three dated items with absolute links`, () => {
    const feed = readFileSync(`dist/${file}`, 'utf8')
    assert.match(feed, new RegExp(`xml:lang="${language}"`))
    assert.equal(feed.match(/<entry>/g)?.length, 3)
    for (const [, href] of feed.matchAll(/<link href="([^"]+)"/g)) assert.match(href ?? '', /^https:\/\//)
  })
