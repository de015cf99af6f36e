// Classes are defined in CSS modules, modules belong to layers, and no class is unused (docs/decisions/0015-styles.md).
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { className } from '../../build/class-names.ts'

/** The specification's "lg" is 1024, from which the news section shows three entries. */
const breakpoints = [480, 600, 768, 900, 1024, 1120, 1400, 1728]
const heights = [480, 720, 800, 1000]
const layers = {
  'src/parts/': 'parts',
  'src/frame/': 'frame',
  'src/projects/': 'site',
  'src/sections/': 'site',
  'src/site/': 'site',
  'src/styleguide/': 'site',
}

const read = (file: string) => readFileSync(file, 'utf8')
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheets = globSync('src/**/*.css').map(file => ({ file, css: withoutComments(read(file)) }))
const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
const sources = globSync('src/**/*.{ts,tsx,astro}').map(file => ({ file, source: read(file) }))

/** Collects the class names of all selectors: the text before each brace, unless it is an at-rule. */
function classesIn(css: string): Set<string> {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  const own = selectors.filter(selector => !selector.trim().startsWith('@'))
  return new Set(
    own.flatMap(selector =>
      [...selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
        ([, name = '']) => name,
      ),
    ),
  )
}

/** Returns the class names that a source uses from each module. */
function taken({ file, source }: { file: string; source: string }): { module: string; names: string[] }[] {
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, variable = '', path = '']) => ({
      module: join(dirname(file), path),
      names: [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
    }),
  )
}

const uses = sources.flatMap(taken)
const globalNames = new Set(
  sheets.filter(({ file }) => dirname(file) === 'src/styles').flatMap(({ css }) => [...classesIn(css)]),
)

test('the checks find CSS modules, imports of modules and global classes', () => {
  assert.ok(modules.length > 60, `${modules.length} modules`)
  assert.ok(uses.length > 60, `${uses.length} imports of modules`)
  assert.ok(globalNames.has('wrap') && globalNames.has('poster') && !globalNames.has('button'))
})

for (const { file, css } of modules)
  test(`${file} defines exactly the classes that the sources use from it`, () => {
    const used = uses.filter(({ module }) => module === file).flatMap(({ names }) => names)
    assert.deepEqual([...new Set(used)].sort(), [...classesIn(css)].sort())
  })

test('no source reads a class from a CSS module by a computed name', () => {
  for (const { file, source } of sources)
    for (const [, variable] of source.matchAll(/import (\w+) from '[^']+\.module\.css'/g))
      assert.doesNotMatch(source, new RegExp(`\\b${variable}\\[`), file)
})

test('every style sheet outside src/styles is a CSS module', () => {
  const others = sheets.filter(({ file }) => !modules.some(module => module.file === file))
  for (const { file } of others) assert.equal(dirname(file), 'src/styles', file)
})

test('every class name in a string or in :global() is defined in src/styles', () => {
  for (const { file, source } of sources) {
    const written = [
      ...source.matchAll(/\bclass(?:Name)?="([^"]*)"/g),
      ...[...source.matchAll(/\bclasses\(([^)]*)\)/g)].flatMap(([, list = '']) => [
        ...list.replaceAll(/[!=]== '[^']*'/g, '').matchAll(/'([^']*)'/g),
      ]),
    ].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean))
    for (const name of written) assert.ok(globalNames.has(name), `${file}: ${name}`)
  }
  for (const { file, css } of modules)
    for (const [, name = ''] of css.matchAll(/:global\(\.([\w-]+)\)/g))
      assert.ok(globalNames.has(name), `${file}: ${name}`)
})

test('class names from modules are unique in the build and differ from those in src/styles', () => {
  const owners = new Map<string, string>([...globalNames].map(name => [name, 'src/styles']))
  for (const { file, css } of modules)
    for (const name of classesIn(css)) {
      const built = className(file, name)
      assert.equal(owners.get(built), undefined, `${built}: ${file} ${name}`)
      owners.set(built, `${file} ${name}`)
    }
})

test('each CSS module consists of one cascade layer, which matches its folder', () => {
  for (const { file, css } of modules) {
    const layer = Object.entries(layers).find(([folder]) => file.startsWith(folder))?.[1]
    let depth = 0
    const outside = [...css.trim()].filter(sign => {
      if (sign === '{') depth += 1
      if (sign === '}') depth -= 1
      return depth === 0 && sign !== '}'
    })
    assert.equal(outside.join('').trim(), `@layer ${layer}`, file)
  }
})

test('media queries use only widths and heights from the permitted lists', () => {
  for (const { file, css } of sheets)
    for (const [query] of css.matchAll(/@media[^{]*/g))
      for (const [, side, length] of query.matchAll(/(width|height)\W+([\d.]+)px/g))
        assert.ok((side === 'width' ? breakpoints : heights).includes(Number(length)), `${file}: ${query}`)
})

test('every custom property that src/styles defines is used', () => {
  const all = [...sheets.map(({ css }) => css), ...globSync('themes/*/logo.svg').map(read)].join('\n')
  const defined = sheets
    .filter(({ file }) => dirname(file) === 'src/styles')
    .flatMap(({ css }) => [...css.matchAll(/(?:^|[\s{;])(--[\w-]+):/g)].map(([, name = '']) => name))
  assert.ok(defined.length > 50)
  for (const name of new Set(defined)) assert.match(all, new RegExp(`var\\(${name}[,)]`), name)
})

test('every class name in the browser tests exists in its CSS module', () => {
  for (const file of globSync('tests/**/*.ts'))
    for (const [, module, name = ''] of read(file).matchAll(/\bcss\('([^']+)', '([^']+)'\)/g)) {
      const found = modules.find(sheet => sheet.file === `src/${module}.module.css`)
      if (basename(file) === 'css.ts') continue
      assert.ok(found && classesIn(found.css).has(name), `${file}: ${module} ${name}`)
    }
})
