// Random pages from before sections: the converted page contains every word that the firm wrote.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { parse } from 'yaml'
import { hasVersionBeforeSections, versionBeforeSections } from '../../tests/support/before-sections.ts'
import { runs } from '../../tests/support/runs.ts'
import { conversionOf } from './convert.ts'

/** Pages with only the program's words, which were the same for every firm and now come with the program. */
const wordsOfTheProgram = /^(finder|projects|sheets)$/
/** Entries that no page showed, or not without their service, and the title of a dialog that is now its button's label. */
const unseen = ['form-error hero.lead', 'rail expertise.diagram.bed', 'home inquiry.title']

type Group = Record<string, unknown>
type Page = { name: string; convert: (old: Group) => object; old: Group }

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', maxBuffer: 1e8 })

const pagesOf = (firm: string): Page[] =>
  git(
    'ls-tree',
    '-r',
    '--full-tree',
    '--name-only',
    versionBeforeSections,
    `${firm}/pages`,
    `${firm}/expertise`,
  )
    .split('\n')
    .flatMap(file => {
      const name = basename(file, '.yaml')
      const convert = conversionOf(file)
      if (!convert || wordsOfTheProgram.test(name)) return []
      return [{ name, convert, old: parse(git('show', `${versionBeforeSections}:${file}`)) }]
    })

/** Makes a page with other words in every language and shorter lists. Returns each new word with its path. */
function rewritten(page: Page, seed: readonly number[]): { old: Group; words: Map<string, string> } {
  const words = new Map<string, string>()
  let step = 0
  const next = () => seed[step++ % seed.length] ?? 0
  const copy = (value: unknown, path: string[]): unknown => {
    if (Array.isArray(value))
      return value.filter(() => next() % 5 > 0).map((item, index) => copy(item, [...path, `${index}`]))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (typeof inner !== 'string' || !['de', 'en'].includes(key))
          return [key, copy(inner, [...path, key])]
        const word = `${next()}: "${step}" {n} #`
        words.set(word, path.join('.'))
        return [key, word]
      }),
    )
  }
  return { old: copy(page.old, []) as Group, words }
}

test('a converted page contains every word of the old page', {
  skip: !hasVersionBeforeSections && 'a copy without the history',
}, () => {
  const pages = ['content', 'tests/other-firm'].flatMap(pagesOf)
  assert.ok(pages.length > 30)
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), seed => {
      const lost = pages.flatMap(page => {
        const { old, words } = rewritten(page, seed)
        const converted = textsIn(page.convert(old))
        return [...words].filter(([word]) => !converted.has(word)).map(([, path]) => `${page.name} ${path}`)
      })
      assert.deepEqual(
        [...new Set(lost)].filter(place => !unseen.includes(place)),
        [],
      )
    }),
    runs(30),
  )
})

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap(inner => [...textsIn(inner)]))
}
