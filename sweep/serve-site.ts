import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { inProgram } from '../tools/program.ts'

export type ServedSite = { url: string; stop: () => Promise<void> }

/** Serves a build as visitors get it: with the real service in a separate process, and a temporary folder for inquiries. */
export async function serveSite(siteDir: string): Promise<ServedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const child = spawn(process.execPath, [inProgram('service/main.ts')], {
    env: {
      PATH: process.env.PATH,
      // NODE_OPTIONS contains the options that Node needs to run the TypeScript files of a package.
      NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_PORT: 'off',
      SITE_DIR: resolve(siteDir),
      DATA_DIR: dataDir,
      // The .env of the site contains the real database and mail server. Empty settings override them and count as unset.
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_FORMAT: 'json',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const address = /"url":"([^"]+)"/.exec(line)?.[1]
      if (line.includes('"Serving"') && address) resolve(address)
    })
    void ended.then(() => reject(new Error('The service did not start.')))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
