import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.ts'
import { packageFile, programDir } from '../../../tools/program.ts'
import { otherFirm } from '../../support/sites.ts'

/** Starts Astro's development server for a content folder, apart from one that a developer may have running. */
export async function startDev(content: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [
      packageFile('astro', 'bin/astro.mjs'),
      'dev',
      '--root',
      programDir,
      '--ignore-lock',
      '--host',
      '127.0.0.1',
      '--port',
      port,
    ],
    {
      cwd: otherFirm.folder,
      env: {
        ...process.env,
        CONTENT_DIR: content,
        VITE_CACHE: join(otherFirm.folder, '.cache/vite-tests', port),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  await new Promise<void>((ready, fail) => {
    server.on('exit', () => fail(new Error(said)))
    server.stdout?.on('data', chunk => {
      said += chunk
      if (said.includes(origin)) ready()
    })
  })
  return {
    origin,
    async stop() {
      if (server.exitCode !== null) return
      server.kill()
      await once(server, 'exit')
    },
  }
}
