import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { pageParts } from './page-parts.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are hashed as in the browser, but data, files and comments are not', () => {
  const { scriptHashes, styleHashes } = pageParts(
    `<!doctype html><!-- <script>commented()</script> --><style>a{b:c}</style>
     <script>one()\r\ntwo()</script><script type="module">three()</script>
     <script src="/_astro/a.js"></script><script type="application/ld+json">{"@context":1}</script>
     <script data-note="a > b" type=module>four()</script><style>a{b:c}</style>`,
  )
  assert.deepEqual(scriptHashes, [hash('one()\ntwo()'), hash('three()'), hash('four()')])
  assert.deepEqual(styleHashes, [hash('a{b:c}')])
})

test('the build lists the scripts, fonts and pictures of a page, including pictures in templates', () => {
  const { needs, pictures } = pageParts(
    `<!doctype html><link rel=preload as=image imagesrcset="/one.avif 1x"><link rel=preload as=font href="/font.woff2">
     <script type="module" src="/a.js"></script>
     <img src="/one.jpg"><template><picture><img src="/two.jpg"></picture></template><img src="/one.jpg">`,
  )
  assert.deepEqual(needs, ['/font.woff2', '/a.js'])
  assert.deepEqual(pictures, ['/one.jpg', '/two.jpg'])
})
