// npm test -- deploy: proves each way to put the site online with real servers, and writes the findings to docs/deploy-proof.md.

import '../tests/support/in-sample.ts'
import { availableParallelism } from 'node:os'
import { proveBackup } from '../tests/deploy/backup.ts'
import { caddyVersion } from '../tests/deploy/caddy.ts'
import { proveElsewhere } from '../tests/deploy/elsewhere.ts'
import { proveHttps } from '../tests/deploy/https.ts'
import { proveInstances } from '../tests/deploy/instances.ts'
import { Proof } from '../tests/deploy/proof.ts'
import { proveRestart } from '../tests/deploy/restart.ts'
import { proveStudio } from '../tests/deploy/studio.ts'
import { proveUnit } from '../tests/deploy/unit.ts'
import { buildSample } from '../tests/support/build.ts'
import { run as sql, startPostgres } from '../tests/support/postgres.ts'
import { runQuietly } from '../tools/run.ts'

try {
  process.exit((await prove()) ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function prove(): Promise<boolean> {
  const caddy = caddyVersion()
  const postgres = await startPostgres()
  const [database] = await sql(await postgres.newDatabase(), 'SHOW server_version')
  await buildSample()

  const proof = new Proof()
  await proveUnit(proof)
  await proveHttps(proof)
  await proveRestart(proof)
  await proveBackup(proof, postgres)
  await proveElsewhere(proof)
  await proveInstances(proof, postgres)
  await proveStudio(proof)
  await postgres.stop()

  const versions = `Caddy ${caddy}, Node ${process.versions.node}, PostgreSQL ${database?.server_version}`
  proof.write(
    'docs/deploy-proof.md',
    `Written by \`npm test -- deploy\` on ${new Date().toISOString().slice(0, 10)}: ${versions}, on ${availableParallelism()} cores.\nHow to do it: [deploy.md](deploy.md).`,
  )
  await runQuietly('biome', ['format', '--write', 'docs/deploy-proof.md'])
  return proof.holds
}
