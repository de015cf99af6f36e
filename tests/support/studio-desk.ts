// The other firm's whole folder with its Studio and its service, so that tests see publications on the served site.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openHistory } from '../../studio/content/git.ts'
import { buildName, buildsOf } from '../../studio/publish/builds.server.ts'
import { inProgram } from '../../tools/program.ts'
import { otherFirm } from './sites.ts'
import { twoLanguageFirm } from './two-language-firm.ts'

export type Desk = {
  /** The folder of the site, a Git repository. */
  dir: string
  studio: string
  site: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  stop: () => Promise<void>
}

/** Without this cache every start would compile the program again. */
const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

/** Sets up the other firm's site, which is small enough to build in seconds. Its first build counts as published. */
async function newProject(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'studio-desk-'))
  cpSync(twoLanguageFirm, join(dir, 'content'), { recursive: true })
  cpSync(join(otherFirm.folder, 'theme'), join(dir, 'theme'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
  // The pattern in .gitignore only matches a folder, and this is a link.
  writeFileSync(join(dir, '.gitignore'), `${readFileSync('.gitignore', 'utf8')}node_modules\n`)
  // Cached pictures save time. They cannot be outdated, because their names depend on their content.
  for (const name of ['astro', 'share']) {
    const kept = join(otherFirm.folder, '.cache', name)
    if (existsSync(kept)) cpSync(kept, join(dir, '.cache', name), { recursive: true })
  }
  const builds = buildsOf(dir, 'dist')
  const name = await buildName(await openHistory(dir, 'Test'), 'HEAD')
  mkdirSync(builds.folder)
  execFileSync(process.execPath, [inProgram('cli/build.ts')], {
    cwd: dir,
    env: { PATH: process.env.PATH, ...compileCache },
  })
  renameSync(join(dir, 'dist'), join(builds.folder, name))
  symlinkSync(join(builds.folder, name), builds.public)
  return dir
}

export async function startDesk(env: NodeJS.ProcessEnv = {}): Promise<Desk> {
  const dir = await newProject()
  const children: ChildProcess[] = []
  const start = async (script: string, args: string[], address: RegExp): Promise<string> => {
    const child = spawn(process.execPath, [inProgram(script), ...args], {
      cwd: dir,
      env: {
        PATH: process.env.PATH,
        ...compileCache,
        PORT: '0',
        METRICS_PORT: 'off',
        STUDIO_NAME: 'Leonie Brandt',
        RATE_LIMIT: '1000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    let said = ''
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      said += chunk
      const [found] = address.exec(said) ?? []
      if (found) {
        // Unread output would block the program once the pipe is full.
        child.stdout.resume()
        return found
      }
    }
    throw new Error(`${script} ended: ${said}`)
  }
  const anywhere = /http:\/\/127\.0\.0\.1:\d+/
  const site = await start('service/main.ts', [], anywhere)
  const studio = await start('cli/studio.ts', ['--port', '0', '--no-open'], anywhere)
  return {
    dir,
    site,
    studio,
    read: file => readFileSync(join(dir, file), 'utf8'),
    write: (file, text) => {
      writeFileSync(join(dir, `${file}.new`), text)
      renameSync(join(dir, `${file}.new`), join(dir, file))
    },
    stop: async () => {
      for (const child of children) {
        if (child.exitCode !== null) continue
        const ended = once(child, 'exit')
        child.kill()
        await ended
      }
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
