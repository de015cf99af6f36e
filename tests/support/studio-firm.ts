// A firm's folder with a real history, small enough for every test, and a build that writes all its texts to one page.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openHistory } from '../../studio/content/git.ts'
import { buildsOf } from '../../studio/publish/builds.server.ts'
import type { Publication, PublisherDeps, PublishRequest } from '../../studio/publish/publication.server.ts'
import { Publisher } from '../../studio/publish/publisher.server.ts'
import { temporaryDirectory } from './sample-build.ts'

export type Firm = {
  dir: string
  publisher: Publisher
  deps: PublisherDeps
  write: (file: string, text: string) => void
  read: (file: string) => string
  git: (...args: string[]) => string
  /** Returns the home page that visitors get. */
  shown: () => string
  publish: (request?: PublishRequest | undefined, person?: string) => Promise<Publication>
}

export const lines = (...texts: string[]) => texts.map((text, index) => `line${index}: ${text}\n\n`).join('')

export async function newFirm(changes: Partial<PublisherDeps> = {}, from?: string): Promise<Firm> {
  const dir = join(await temporaryDirectory(), 'firm')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  if (from) execFileSync('git', ['clone', '--quiet', from, dir])
  else {
    write('content/pages/home.yaml', lines('one', 'two', 'three'))
    write('content/pages/faq.yaml', lines('question', 'answer'))
    write('program.ts', 'export {}\n')
    write('.gitignore', '.builds/\n.cache/\ndist\nnode_modules/\n')
  }
  return firmIn(dir, changes)
}

export async function firmIn(dir: string, changes: Partial<PublisherDeps> = {}): Promise<Firm> {
  const deps: PublisherDeps = {
    git: await openHistory(dir, 'Leonie Brandt'),
    builds: buildsOf(dir, 'dist'),
    folder: 'content',
    check: async () => [],
    build: async (_, content, outDir) => writeSite(content, outDir),
    notifySearchEngines: async () => undefined,
    ...changes,
  }
  const publisher = new Publisher(deps)
  return {
    dir,
    publisher,
    deps,
    write: (file, text) => {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), text)
    },
    read: file => readFileSync(join(dir, file), 'utf8'),
    git: (...args) => execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: 'pipe' }).trim(),
    shown: () => readFileSync(join(dir, 'dist/index.html'), 'utf8'),
    publish: async (request, person = 'Leonie Brandt') => {
      const { draftFiles } = await import('../../studio/publish/draft-files.server.ts')
      const files = request ? [] : await draftFiles(deps.git, 'HEAD', 'content')
      await publisher.start({ request: request ?? { kind: 'files', files }, person, note: '' })
      return (await publisher.ended()) as Publication
    },
  }
}

/** Builds a simple site. Like the real build it writes the record last. */
export async function writeSite(content: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const names = (await readdir(join(content, 'pages'))).filter(name => name.endsWith('.yaml')).sort()
  const texts = await Promise.all(names.map(name => readFile(join(content, 'pages', name), 'utf8')))
  await writeFile(join(outDir, 'index.html'), texts.join(''))
  const pages = Object.fromEntries(
    names.map((name, index) => [`/${name.replace('.yaml', '')}`, texts[index]]),
  )
  await writeFile(join(outDir, 'build.json'), JSON.stringify({ pages }))
}
