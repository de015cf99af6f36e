// A picture that visitors see again and again suggests that the firm has no others.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicContent } from '../../../src/content/public-content.ts'
import { readContent } from '../../../src/content/read.ts'
import { walk } from '../../../src/content/references.ts'
import { PictureRef } from '../../../src/content/values.ts'
import { siteModel } from '../../../src/site/site-model.ts'
import { sample } from '../../../tests/support/sites.ts'

const { pages, projects, news } = publicContent(readContent(siteModel, sample.content, 'en'))

/** Lists the pictures of a page in order, without its share picture. */
function motifs(page: object): string[] {
  const files: string[] = []
  walk(page, (value, path) => {
    if (value instanceof PictureRef && path[0] !== 'share') files.push(value.file)
  })
  return files
}

/** The pictures on each page. Cards are left out, because they show their project's picture on every list. */
const shown: [address: string, files: string[]][] = [
  ...Object.entries(pages).map(([id, page]): [string, string[]] => [
    id,
    [...motifs(page), ...(id === 'home' ? motifs(news) : [])],
  ]),
  ...Object.entries(projects).map(([id, { picture, pictures = [] }]): [string, string[]] => [
    `projects/${id}`,
    motifs([picture, ...pictures]),
  ]),
]

test('no picture is on more than two pages', () => {
  const files = [...new Set(shown.flatMap(([, files]) => files))]
  assert.ok(files.length > 60, `${files.length} found`)
  const often = files
    .map(file => ({
      file,
      on: shown.filter(([, files]) => files.includes(file)).map(([address]) => address),
    }))
    .filter(({ on }) => on.length > 2)
  assert.deepEqual(often, [])
})

test('no page has a picture twice', () => {
  for (const [address, files] of shown) {
    const twice = files.filter((file, index) => files.indexOf(file) !== index)
    assert.deepEqual(twice, [], address)
  }
})
