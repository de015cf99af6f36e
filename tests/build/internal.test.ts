// No file of the build contains internal values. The test collects them from the content files itself, independently of
// the function that leaves them out.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { contentDir } from '../../src/content/content-dir.ts'
import { locales } from '../../src/routes.ts'
import { site as siteIn } from '../../src/site/shared/site.ts'
import { files, site } from './support.ts'

/** A value that visitors may not see, with its file and its path there. */
type Internal = { file: string; path: string[]; value: unknown }

const today = new Date().toISOString().slice(0, 10)

const isForWebsite = (consent: { for: string[]; on: string; until?: string }) =>
  consent.for.includes('website') && consent.on <= today && !(consent.until && consent.until < today)

function internalIn(file: string, value: unknown, path: string[] = []): Internal[] {
  if (typeof value !== 'object' || value === null) return []
  const group = value as Record<string, unknown>
  if (group.visibility === 'internal' || basename(file) === 'declarations.yaml')
    return [{ file, path, value }]
  if ('value' in group && ('public' in group || 'consent' in group)) {
    const isPublic = 'consent' in group ? isForWebsite(group.consent as never) : group.public
    return isPublic ? [] : [{ file, path, value: group.value }]
  }
  return Object.entries(group).flatMap(([key, item]) => internalIn(file, item, [...path, key]))
}

const contentTexts = globSync(join(contentDir(), '**/*.yaml')).map(file => ({
  file,
  data: parse(readFileSync(file, 'utf8')),
}))
const internal = contentTexts.flatMap(({ file, data }) => internalIn(file, data))
const whole = internal.filter(({ path }) => path.length === 0)
const facts = internal.filter(({ path }) => path.length > 0)
const idOf = ({ file }: Internal) => basename(file, '.yaml')

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]
}

/** Collects the public values, because an internal text, such as a position, may be public elsewhere. */
function openIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return internalIn('', value).some(({ path }) => path.length === 0)
    ? []
    : Object.values(value).flatMap(openIn)
}

const isDescription = ({ file }: { file: string }) => /media\/(?:pictures|portraits)\.yaml$/.test(file)
const openValues = contentTexts.filter(text => !isDescription(text)).flatMap(({ data }) => openIn(data))

/** The descriptions of all pictures. Those of pictures that only internal projects name are internal too. */
const described = contentTexts
  .filter(isDescription)
  .flatMap(({ file, data }) =>
    Object.entries(data ?? {}).map(([name, value]): Internal => ({ file, path: [name], value })),
  )
const internalPictures = described.filter(({ path: [name] }) => !openValues.includes(name))
const openText = [
  ...openValues,
  ...described.filter(picture => !internalPictures.includes(picture)).flatMap(({ value }) => leaves(value)),
].join('\n')

/** The internal texts that no page contains by chance: two words or more, an email address or a phone number. */
const texts = [...internal, ...internalPictures]
  .flatMap(({ value }) => leaves(value))
  .filter(value => typeof value === 'string')
  .filter(text => (/\S\s+\S/.test(text) || /[@+]/.test(text)) && !openText.includes(text))

/** Returns every form in which the site writes a figure, in all its languages. */
function writtenForms(figure: number): string[] {
  const forms = locales.flatMap(locale => {
    const { facts } = siteIn(locale).interface
    const write = (n: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(n)
    const millions = facts.currencies
      .flatMap(({ millions, short }) => [millions, short])
      .map(text => text.replace('{n}', write(figure / 1e6)))
    return [write(figure), ...(figure >= 1e6 ? millions : [])]
  })
  return [...new Set([String(figure), ...forms])]
}

const isBinary = (file: string) => /\.(?:jpg|png|avif|ico|woff2|mp4|webm)$/.test(file)
const readable = files.filter(file => !/\.(?:br)$/.test(file))

/** Returns the text as a reader sees it: unpacked, without soft hyphens, with entities and JSON escapes resolved. */
function textOf(file: string): string {
  const bytes = readFileSync(join(site, file))
  const plain = extname(file) === '.gz' ? gunzipSync(bytes) : bytes
  return plain
    .toString(isBinary(file) ? 'latin1' : 'utf8')
    .replaceAll(/\u00ad|&shy;/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\\"', '"')
}

const built = readable.map(file => ({ file, text: textOf(file) }))

test('the content has internal values of every kind that these tests look for', () => {
  assert.ok(whole.length > 0, 'a project')
  assert.ok(texts.length > 4, 'names and sentences')
  assert.ok(
    facts.some(({ value }) => typeof value === 'number'),
    'figures',
  )
})

test('no file in the build contains internal names or sentences', () => {
  const found = built.flatMap(({ file, text }) => {
    const bytes = (value: string) => (isBinary(file) ? Buffer.from(value).toString('latin1') : value)
    return texts.filter(value => text.includes(bytes(value))).map(value => `${file}: ${value}`)
  })
  assert.deepEqual(found, [])
})

test('the build has no page, file or address for an internal project', () => {
  for (const id of whole.map(idOf)) {
    assert.deepEqual(
      files.filter(file => file.includes(id)),
      [],
    )
    assert.deepEqual(
      built.filter(({ text }) => text.includes(id)).map(({ file }) => file),
      [],
    )
  }
})

test('the build contains no picture that only an internal project names', () => {
  const names = internalPictures.map(({ path: [name = ''] }) => basename(name, extname(name)))
  assert.deepEqual(
    files.filter(file => names.some(name => basename(file).startsWith(`${name}.`))),
    [],
  )
})

test('large internal figures appear in no file, and smaller ones on no page of their project', () => {
  const figures = (items: Internal[]) =>
    items.flatMap(item =>
      leaves(item.value)
        .filter(value => typeof value === 'number' && value >= 1000 && !/^(?:19|20)\d\d$/.test(String(value)))
        .map(figure => ({ id: idOf(item), figure: figure as number })),
    )
  const found = figures(internal).flatMap(({ id, figure }) => {
    const pattern = new RegExp(
      `(?<![\\w.,])(?:${writtenForms(figure).map(RegExp.escape).join('|')})(?![\\w])`,
    )
    return built
      .filter(({ file }) => !isBinary(file) && (figure >= 1e5 || file.includes(`projects/${id}`)))
      .filter(({ text }) => pattern.test(text))
      .map(({ file }) => `${file}: ${figure}`)
  })
  assert.deepEqual(found, [])
})

test('no project page has a row for an internal fact', () => {
  let rows = 0
  for (const { path, ...item } of facts)
    for (const locale of locales) {
      const { labels } = siteIn(locale).interface.facts
      const label = labels[path.at(-1) as keyof typeof labels]
      const own = built.filter(
        ({ file }) =>
          file.endsWith(`projects/${idOf({ path, ...item })}.html`) &&
          file.startsWith(locale === locales[0] ? 'projects' : `${locale}/`),
      )
      if (label) rows += own.length
      for (const { file, text } of own) assert.ok(!label || !text.includes(`>${label}<`), `${file}: ${label}`)
    }
  assert.ok(rows > 0 || facts.every(({ path }) => path.at(-1) === 'net' || path.includes('client')))
})

for (const locale of locales) {
  const file = locale === locales[0] ? 'projects.json' : `${locale}/projects.json`

  test(`${file} has no key for an internal fact`, () => {
    const { projects } = JSON.parse(readFileSync(join(site, file), 'utf8'))
    const inProjects = facts.filter(({ file }) => file.includes('/projects/'))
    assert.ok(inProjects.length > 0)
    for (const { path, ...item } of inProjects) {
      const project = projects.find(({ id }: { id: string }) => id === idOf({ path, ...item }))
      const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], project)
      assert.equal(found, undefined, `${item.file}: ${path.join('.')}`)
    }
  })
}
