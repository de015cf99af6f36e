// /projects.json, and that what a firm keeps to itself is in no file of the build.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { contentDir } from '../../src/content/content-dir.ts'
import { files, site } from './support.ts'

type Kept = { id: string; path: string[]; value: unknown }

/** What is marked `public: false` in a project's file, and where it stands there. */
function keptIn(id: string, value: unknown, path: string[] = []): Kept[] {
  if (typeof value !== 'object' || value === null) return []
  if ('public' in value && 'value' in value) return value.public ? [] : [{ id, path, value: value.value }]
  return Object.entries(value).flatMap(([key, item]) => keptIn(id, item, [...path, key]))
}

const sources = globSync(join(contentDir(), 'projects/*.yaml'))
const kept = sources.flatMap(file => keptIn(basename(file, '.yaml'), parse(readFileSync(file, 'utf8'))))

/** Every text in a value, of two words or more: a single one may be a place. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S\s+\S/.test(value) || /[@+]/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const grouped = (value: number) =>
  ['de-DE', 'en-GB'].map(region => new Intl.NumberFormat(region, { maximumFractionDigits: 2 }).format(value))

test('names and sentences that are not public are in no file of the build', () => {
  const texts = kept.flatMap(({ value }) => textsIn(value))
  assert.ok(texts.length > 0, 'the sample has something to keep to itself')
  for (const file of files.filter(name => !/\.(br|gz)$/.test(name))) {
    const bytes = readFileSync(join(site, file))
    for (const text of texts) assert.ok(!bytes.includes(text), `${file}: ${text}`)
  }
})

test('figures that are not public are on no page of their project', () => {
  const figures = kept.filter(({ value }) => typeof value === 'number' && value >= 1000)
  for (const { id, value } of figures) {
    const own = files.filter(file => /\.html$/.test(file) && file.includes(`projects/${id}`))
    for (const file of own) {
      const html = readFileSync(join(site, file), 'utf8')
      for (const text of [String(value), ...grouped(Number(value))])
        assert.ok(!html.includes(text), `${file}: ${text}`)
    }
  }
})

for (const file of ['projects.json', 'en/projects.json']) {
  const { language, projects, categories } = JSON.parse(readFileSync(join(site, file), 'utf8'))

  test(`${file} has every project, with its address, its facts and its drawings`, () => {
    assert.equal(language, file.startsWith('en') ? 'en' : 'de')
    assert.equal(projects.length, sources.length)
    for (const project of projects) {
      assert.ok(files.includes(`${project.href.slice(1)}.html`), project.href)
      assert.ok(
        categories.some((item: { category: string }) => item.category === project.category),
        project.id,
      )
      assert.ok(files.includes(project.picture.src.slice(1)), project.picture.src)
      for (const drawing of Object.values<{ src: string; width: number }>(project.drawings)) {
        assert.ok(files.includes(drawing.src.slice(1)), drawing.src)
        assert.ok(drawing.width > 0, project.id)
      }
      if (project.drawings.row) assert.ok(project.size.length > 0 && project.size.height > 0, project.id)
    }
  })

  test(`${file} has no key for what is not public`, () => {
    assert.ok(kept.length > 0)
    for (const { id, path } of kept) {
      const project = projects.find((item: { id: string }) => item.id === id)
      const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], project)
      assert.equal(found, undefined, `${id}: ${path.join('.')}`)
    }
  })

  test(`${file} says whom to call at no client`, () => {
    for (const { facts } of projects) assert.equal(facts.client?.contact, undefined)
  })
}
