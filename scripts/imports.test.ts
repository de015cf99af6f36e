// Imports form no cycles and follow the order of the layers (docs/architecture.md), and the package contains what it imports.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'

const page = [
  'src/content',
  'src/forms',
  'src/i18n',
  'src/parts',
  'src/projects',
  'src/routes.ts',
  'src/seo',
  'src/site/shared',
  'src/styles',
  'src/theme',
]

const site = [
  'src/content',
  'src/forms',
  'src/i18n',
  'src/routes.ts',
  'src/sections',
  'src/site',
  'src/styles',
  'src/theme',
]
const ground = [...site, 'studio/http', 'studio/form', 'studio/content']
/** A feature of the Studio may import these, but no other feature. */
const feature = [...ground, 'studio/ui']

/** The folders that each folder may import besides itself and tools, types included. The longest matching prefix counts. */
const allowed: Record<string, string[]> = {
  'src/env.d.ts': [],
  'src/routes.ts': [],
  'src/styles': [],
  'src/i18n': ['src/routes.ts'],
  'src/forms': ['src/routes.ts', 'src/i18n'],
  // The theme of a site is read and checked like content.
  'src/theme': ['src/content'],
  // The content engine knows fields and files, but no pages.
  'src/content': ['src/routes.ts', 'src/forms', 'src/i18n'],
  'src/parts': [
    'src/styles',
    'src/theme',
    'src/i18n',
    'src/forms',
    'src/content/media.ts',
    'src/content/schemas/axis-placeholders.ts',
    'src/content/schemas/disciplines.ts',
    'src/content/schemas/form-texts.ts',
  ],
  // The content of this site: its list of files, and their texts in one language.
  'src/site/content.ts': [
    'src/projects/words.ts',
    'src/content',
    'src/forms/protocol.ts',
    'src/routes.ts',
    'src/sections/page.ts',
  ],
  // Texts name the months after which the service deletes inquiries.
  'src/site/placeholder-values.ts': [
    'src/content',
    'src/i18n',
    'src/routes.ts',
    'src/site/content.ts',
    'src/site/model-placeholders.ts',
    'service/operation/config.ts',
    'service/retention',
    'service/spam/limits.ts',
    'service/visits/visit-limits.ts',
    'src/frame/ConsentBanner/durations.ts',
  ],
  'src/site/check-between-files.ts': [
    'src/content',
    'src/routes.ts',
    'src/sections',
    'src/site/content.ts',
    'src/site/problem-at.ts',
    'src/site/pages.ts',
    'src/projects/checks',
  ],
  'src/site/problem-at.ts': ['src/content'],
  'src/site/size.ts': ['src/parts/Drawing'],
  'src/site/model-placeholders.ts': ['src/content', 'src/parts/Drawing', 'src/routes.ts', 'src/site/size.ts'],
  'src/site/site-model.ts': [
    'src/content',
    'src/routes.ts',
    'src/site/pages.ts',
    'src/site/content.ts',
    'src/site/placeholder-values.ts',
    'src/site/check-between-files.ts',
    'src/theme',
  ],
  'src/site/pages.ts': [
    'src/content/public-content.ts',
    'src/content/values.ts',
    'src/routes.ts',
    'src/sections/page.ts',
  ],
  'src/site/shared': [
    'src/content',
    'src/forms',
    'src/i18n',
    'src/parts',
    'src/routes.ts',
    'src/site/content.ts',
    'src/site/placeholder-values.ts',
    'src/site/site-model.ts',
    'src/site/model-placeholders.ts',
    'src/site/pages.ts',
    'src/theme',
  ],
  // Each folder is a page; parts that two pages have in common are in src/site/shared.
  'src/site': page,
  // The catalogue of projects: facts, cards, pages, list, finder, reference sheets.
  'src/projects': [...page, 'src/site/content.ts', 'src/site/problem-at.ts', 'src/site/size.ts'],
  'src/sections': [
    'src/content',
    'src/forms',
    'src/frame',
    'src/i18n',
    'src/parts',
    'src/projects',
    'src/routes.ts',
    'src/seo',
    'src/site',
    'src/styles',
    'src/theme',
  ],
  'src/seo': ['src/content/media.ts', 'src/i18n', 'src/routes.ts', 'src/site/shared'],
  'src/share': [
    'src/projects/catalogue.ts',
    'src/content',
    'src/i18n',
    'src/parts',
    'src/routes.ts',
    'src/site/shared',
    'src/theme',
  ],
  'src/frame': [
    'src/i18n',
    'src/parts',
    'src/routes.ts',
    'src/sections',
    'src/seo',
    'src/share',
    'src/site/shared',
    'src/styles',
    'src/theme',
  ],
  'src/pages': ['src'],
  'src/styleguide': ['src'],
  service: ['src/content', 'src/forms', 'src/i18n'],
  deploy: [
    'src/content',
    'src/routes.ts',
    'src/sections',
    'src/site/content.ts',
    'src/site/placeholder-values.ts',
    'src/site/site-model.ts',
    'service',
  ],
  migrations: ['src/content'],
  upgrade: ['migrations', 'service/operation', 'starter', 'studio/content', 'sweep'],
  build: ['src', 'service', 'deploy'],
  // The Studio may import the content and the service's store; only its command imports the Studio. Lowest layer first:
  'studio/http': [...site, 'service/store'],
  'studio/form': site,
  'studio/content': [...site, 'studio/http', 'studio/form'],
  'studio/ui': ground,
  'studio/access': [...feature, 'service', 'studio/inbox'],
  'studio/drafts': [...feature, 'service', 'studio/access', 'studio/publish', 'studio/remarks'],
  'studio/remarks': [...feature, 'service'],
  'studio/review': [
    ...feature,
    'service',
    'studio/access',
    'studio/drafts',
    'studio/publish',
    'studio/remarks',
  ],
  'studio/editor': [
    ...feature,
    'studio/navigation',
    'studio/people',
    'studio/pictures',
    'studio/remarks',
    'studio/sections',
    'studio/theme',
  ],
  'studio/navigation': [...feature, 'studio/editor'],
  'studio/sections': [...feature, 'studio/editor', 'studio/pages'],
  'studio/search': [...feature, 'studio/people'],
  'studio/people': [...feature, 'studio/pictures'],
  'studio/pages': [
    ...feature,
    'studio/editor',
    'studio/people',
    'studio/pictures',
    'studio/publish',
    'studio/sections',
  ],
  'studio/pictures': [...feature, 'studio/editor'],
  'studio/projects': [...feature, 'studio/editor', 'studio/publish', 'service/admin/csv.ts'],
  'studio/publish': [...feature, 'build', 'service', 'deploy'],
  'studio/inbox': [...feature, 'service'],
  'studio/visits': [...feature, 'service', 'studio/inbox', 'studio/pages', 'studio/publish'],
  'studio/bids': [...feature, 'build/credit-xmp.ts', 'src/projects', 'service'],
  'studio/theme': [...feature, 'starter/theme.ts', 'studio/editor'],
  'studio/version': [...feature, 'upgrade'],
  'studio/preview': [...ground, 'studio/pictures'],
  'studio/start': [...feature, 'deploy', 'service', 'studio/inbox', 'studio/pictures', 'studio/publish'],
  'studio/shell': [...feature, 'build/site-theme.ts', 'service/http', 'studio'],
  tools: [],
  starter: ['src'],
  // The sweep visits the pages of a built site.
  sweep: ['build/earlier-files.ts'],
  cli: ['src', 'build', 'deploy', 'service', 'starter', 'studio', 'sweep', 'upgrade'],
  scripts: ['deploy', 'service', 'src', 'starter', 'sweep', 'tests'],
}

const imports = new Map(
  globSync(
    '{src,tools,starter,build,service,studio,sweep,cli,scripts,deploy,migrations,upgrade}/**/*.{ts,tsx,astro,mjs}',
  )
    .filter(file => !file.endsWith('.test.ts'))
    .map(file => [file, importsOf(file)] as const),
)

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, name = '']) => name)
  const code = file.endsWith('.astro') ? (text.split('---')[1] ?? '') : text
  const named = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName)
  return [...named, ...(file.endsWith('.astro') ? scripts : [])]
    .filter(name => name.startsWith('.'))
    .map(name => join(dirname(file), name.replace(/\?.*$/, '')))
}

/** Lists the packages that a file imports or starts. Names with a colon are modules of Node or of the build. */
function packagesIn(file: string): string[] {
  if (!/\.(?:tsx?|mjs|astro)$/.test(file)) return []
  const used =
    /^(?:import|export)\b[^'\n]* from '([^.'][^']*)'|^\} from '([^.'][^']*)'|packageFile\('([^']+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(used)]
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter(name => !name.includes(':'))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

const within = (file: string, place: string) => file === place || file.startsWith(`${place}/`)
const longest = (file: string) =>
  Object.keys(allowed)
    .filter(place => within(file, place))
    .sort((a, b) => b.length - a.length)[0]

/** Returns the unit that a file belongs to: each page (src/site/home) is one, any other file belongs to its list entry. */
const placeOf = (file: string) =>
  /^src\/site\/(?!shared\/)[\w-]+(?=\/)/.exec(file)?.[0] ?? longest(file) ?? ''

test('the check finds more than 250 source files, and every imported file exists', () => {
  assert.ok(imports.size > 250)
  for (const [file, names] of imports)
    for (const name of names) assert.ok(existsSync(name), `${file} imports ${name}`)
})

// `npm test -- package` installs and uses the package, which takes too long for every change.
test('the package contains or requires all that it imports or starts, but no files of a firm', () => {
  const [pack] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' }),
  )
  const packed = (pack.files as { path: string }[]).map(({ path }) => path)
  assert.ok(packed.length > 250)
  assert.deepEqual(
    packed.filter(file => /^(sites|tests|docs|scripts)\/|\.test\.ts$/.test(file)),
    [],
  )
  // Other packages are installed beside this one, the starter is generated from the second firm, and only the repository has
  // the styleguide.
  const elsewhere = ['node_modules', 'sites/traglot', 'starter/content', 'src/styleguide']
  const isElsewhere = (file: string) => elsewhere.some(place => within(file, place))
  const isPacked = (place: string) => packed.some(file => within(file, place))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const file of packed) {
    for (const name of imports.get(file) ?? []) assert.ok(isPacked(name), `${file} imports ${name}`)
    for (const name of packagesIn(file)) assert.ok(name in dependencies, `${file} uses ${name}`)
    for (const [, place = ''] of readFileSync(file, 'utf8').matchAll(/inProgram\(['`]([^'`$]+?)\/?['`$]/g))
      assert.ok(isElsewhere(place) || isPacked(place), `${file} uses ${place}`)
  }
})

test('imports form no cycles', () => {
  const done = new Set<string>()
  const visit = (file: string, way: string[]) => {
    const from = way.indexOf(file)
    assert.equal(from, -1, [...way.slice(from), file].join(' → '))
    if (done.has(file)) return
    for (const name of imports.get(file) ?? []) visit(name, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
})

test('each folder imports only from the folders that its rule allows', () => {
  const forbidden = [...imports].flatMap(([file, names]) => {
    const rule = allowed[longest(file) ?? '']
    assert.ok(rule, `${file} is in a folder that has no rule`)
    return names
      .filter(name => placeOf(name) !== placeOf(file))
      .filter(name => !['tools', ...rule].some(place => within(name, place)))
      .map(name => `${file} → ${name}`)
  })
  assert.deepEqual(forbidden, [])
})
