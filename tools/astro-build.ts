// Starts Astro to build one site. The caller reads its output line by line.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { packageFile, programDir } from './program.ts'

export type BuildOptions = {
  /** The folder of the site. The default is the working folder. */
  cwd?: string
  env?: Record<string, string | undefined>
  signal?: AbortSignal
}

/** Builds the site into `outDir`. Resolves to the problem, or to undefined if it succeeded. */
export function astroBuild(
  outDir: string,
  onLine: (line: string) => void,
  { cwd = '.', env = {}, signal }: BuildOptions = {},
): Promise<string | undefined> {
  mkdirSync(dirname(resolve(cwd, outDir)), { recursive: true })
  return new Promise((done, fail) => {
    const astro = spawn(
      process.execPath,
      [
        packageFile('astro', 'bin/astro.mjs'),
        'build',
        '--root',
        programDir,
        '--outDir',
        resolve(cwd, outDir),
      ],
      {
        cwd,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NO_COLOR: '1', ...env },
        ...(signal && { signal }),
      },
    )
    let log = ''
    const read = (chunk: Buffer) => {
      log += chunk
      for (const line of String(chunk).split('\n')) onLine(line)
    }
    astro.stdout.on('data', read)
    astro.stderr.on('data', read)
    astro.on('error', fail)
    astro.on('close', code => {
      if (code === 0) return done(undefined)
      done(/ENOSPC/.test(log) ? 'The disk is full; free some space and start again.' : log)
    })
  })
}
