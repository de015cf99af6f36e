import { execFileSync } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '../../service/operation/config.ts'
import type { PostgresServer } from '../support/postgres.ts'
import { runCli } from '../support/process.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { startCaddy } from './caddy.ts'
import { startLoad } from './load.ts'
import { countLost, startMachine, storedIn } from './machine.ts'
import type { Proof } from './proof.ts'
import { createVisitor } from './visitor.ts'

const inquiriesPerSecond = 20

/** Makes a backup under load and proves that its copy has every inquiry acknowledged before the backup began. */
export async function proveBackup(proof: Proof, postgres: PostgresServer): Promise<void> {
  proof.section(`Backup and restore while ${inquiriesPerSecond} inquiries a second come in`)
  const dataDir = await temporaryDirectory()
  await prove(proof, 'SQLite', { DATA_DIR: dataDir }, async environment => {
    const file = join(dataDir, 'backup.db')
    const { code, stderr } = await runCli(environment, 'backup', '--to', file)
    if (code !== 0) throw new Error(stderr)
    const restored = await temporaryDirectory()
    await copyFile(file, join(restored, 'inquiries.db'))
    return { DATA_DIR: restored }
  })
  const url = await postgres.newDatabase()
  await prove(proof, 'PostgreSQL', { DATABASE_URL: url, DATA_DIR: dataDir }, async () => {
    const file = join(dataDir, 'backup.pg')
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, url])
    const restored = await postgres.newDatabase()
    execFileSync('pg_restore', ['--no-owner', `--dbname=${restored}`, file])
    return { DATABASE_URL: restored, DATA_DIR: dataDir }
  })
}

async function prove(
  proof: Proof,
  store: string,
  environment: Environment,
  saveAndRestore: (environment: Environment) => Promise<Environment>,
): Promise<void> {
  const machine = await startMachine(environment)
  const caddy = await startCaddy('Caddyfile', { upstreams: [machine.url] })
  const visitor = createVisitor(caddy)
  const load = startLoad(visitor, { pages: 1, inquiries: inquiriesPerSecond })
  await wait(4000)
  const before = new Map(load.acknowledged)
  const restored = await saveAndRestore(machine.environment)
  await wait(1000)
  await load.stop()
  visitor.leave()
  await caddy.stop()
  await machine.stop()

  const copy = await startMachine(restored)
  const { rows, byMessage } = await storedIn(restored)
  await copy.stop()
  const lost = countLost(before, byMessage)
  proof.add(
    `${store}: acknowledged before the backup, found after the restore`,
    `${before.size - lost} of ${before.size}; ${rows} inquiries in the backup, ${load.acknowledged.size} acknowledged until the end, ${load.inquiries.failed.length} failed`,
    lost === 0 && before.size > 0 && load.inquiries.failed.length === 0 && rows < load.acknowledged.size,
  )
}
