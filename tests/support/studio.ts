// A separate Studio for a test, on a copy of the other firm's content under version control.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { inProgram } from '../../tools/program.ts'
import { copyOwnSections } from './own-sections.ts'
import { otherFirm } from './sites.ts'
import { twoLanguageFirm } from './two-language-firm.ts'

export type TestStudio = {
  origin: string
  content: string
  text: (file: string) => string
  /** Returns the lines added and removed since the start, as git shows them. */
  diff: () => string[]
  stop: () => Promise<void>
  start: () => Promise<void>
}

type Copy = {
  /** Copies the firm's own theme too. */
  hasTheme?: boolean
  /** The content to copy. The default has two languages, which suits most tests. */
  from?: string
}

export async function startStudio(
  env: NodeJS.ProcessEnv = {},
  { hasTheme = false, from = twoLanguageFirm }: Copy = {},
): Promise<TestStudio> {
  const content = join(mkdtempSync(join(tmpdir(), 'studio-firm-')), 'content')
  cpSync(from, content, { recursive: true })
  copyOwnSections(join(content, '..'))
  if (hasTheme) cpSync(join(otherFirm.folder, 'theme'), join(content, '../theme'), { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'studio-data-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: content, encoding: 'utf8' })
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'start')
  let child: ChildProcess
  const studio: TestStudio = {
    origin: `http://127.0.0.1:${await freePort()}`,
    content,
    text: file => readFileSync(join(content, file), 'utf8'),
    diff: () =>
      git('diff', '-U0')
        .split('\n')
        .filter(line => /^[+-](?![+-]{2} )/.test(line)),
    start: async () => {
      const { port } = new URL(studio.origin)
      child = spawn(process.execPath, [inProgram('cli/studio.ts'), '--port', port, '--no-open'], {
        cwd: otherFirm.folder,
        env: { ...process.env, CONTENT_DIR: content, DATA_DIR: data, STUDIO_NAME: 'Test', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      await new Promise<void>((ready, fail) => {
        child.on('exit', () => fail(new Error(`the studio ended: ${said}`)))
        child.stdout?.on('data', chunk => {
          said += chunk
          if (said.includes('/studio/')) ready()
        })
      })
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.removeAllListeners('exit')
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
  await studio.start()
  return studio
}

export const removeContent = ({ content }: TestStudio) =>
  rmSync(join(content, '..'), { recursive: true, force: true })
