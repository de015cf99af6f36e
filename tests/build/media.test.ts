// Pictures and films as they are published.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { contentDir } from '../../src/content/content-dir.ts'
import { attributes } from '../../sweep/attributes.ts'
import { files, pages, site } from './support.ts'

const pictures = files.filter(file => /^(_astro|(en\/)?share)\/.*\.(avif|jpe?g|png)$/.test(file))
const films = files.filter(file => /\.(mp4|webm|vtt)$/.test(file))
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

test('the build has pictures to check', () => assert.ok(pictures.length > 0))

test('videos and captions are in /videos/ with a content hash in their file names', () => {
  const others = films.filter(file => !/^videos\/[\w.-]+\.[\w-]{5}\.(mp4|webm|vtt)$/.test(file))
  assert.deepEqual(others, [])
})

test('every published picture and video is used on the site', () => {
  const texts = files
    .filter(file => /\.(html|css|js|webmanifest|xml)$/.test(file))
    .map(file => readFileSync(join(site, file), 'utf8'))
  const unnamed = [...pictures, ...films].filter(file => !texts.some(text => text.includes(basename(file))))
  assert.deepEqual(unnamed, [])
})

test('no picture is published as an unprocessed original', () => {
  const folder = join(contentDir(), 'media')
  const originals = new Set(
    readdirSync(folder)
      .filter(file => statSync(join(folder, file)).isFile())
      .map(file => hashOf(join(folder, file))),
  )
  assert.deepEqual(
    pictures.filter(file => originals.has(hashOf(join(site, file)))),
    [],
  )
})

test('published pictures contain the credit from the content, but not where or when they were taken', async () => {
  const credits = new Set(
    ['pictures.yaml', 'portraits.yaml']
      .map(name => join(contentDir(), 'media', name))
      .filter(path => existsSync(path))
      .flatMap(path => Object.entries<{ credit?: string }>(parse(readFileSync(path, 'utf8')) ?? {}))
      // A picture of an internal project alone is not published.
      .filter(([name]) =>
        pictures.some(file => basename(file).startsWith(`${basename(name, extname(name))}.`)),
      )
      .flatMap(([, { credit }]) => credit ?? []),
  )
  const said = await Promise.all(
    pictures.map(async file => {
      const { exif, xmpAsString = '', iptc, comments } = await sharp(join(site, file)).metadata()
      assert.ok(!exif && !iptc && !comments, file)
      const { credit } = /photoshop:Credit="(?<credit>[^"]+)"/.exec(xmpAsString)?.groups ?? {}
      assert.ok(credit ? credits.has(credit) && xmpAsString.length < 700 : xmpAsString === '', file)
      // Share cards are drawn by the site, so they have no credit.
      return /share\//.test(file) ? [] : [credit]
    }),
  )
  assert.deepEqual(new Set(said.flat()), credits)
})

test('each page preloads the picture on its first screen, in the same sizes, and no other picture', () => {
  let asked = 0
  for (const { path, html } of pages) {
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g)?.join() ?? ''
    // A list of cards has no hero: its first card is the picture, and lazy like the others.
    const first =
      html.match(/<source[^>]*>(?=<img[^>]*fetchpriority="high")/gi)?.join() ??
      (preloads ? /<source[^>]*>/.exec(html)?.[0] : undefined) ??
      ''
    assert.deepEqual(attributes(preloads, 'link', 'imagesrcset'), attributes(first, 'source', 'srcset'), path)
    assert.deepEqual(attributes(preloads, 'link', 'imagesizes'), attributes(first, 'source', 'sizes'), path)
    if (first) asked += 1
  }
  assert.ok(asked > 0)
})

test('the project list loads the pictures on its cards lazily', () => {
  const cards = pages
    .filter(({ path }) => path.endsWith('/projects'))
    .flatMap(({ html }) => html.match(/<article[^>]* data-project="[^"]+"[^>]*>.*?<\/article>/gs) ?? [])
  assert.ok(cards.length > 0)
  assert.deepEqual(
    cards.filter(card => !/<img[^>]* loading="lazy"/.test(card)),
    [],
  )
})
