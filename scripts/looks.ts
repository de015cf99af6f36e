// npm run looks: records the look of every page of both firms, and the data for machines, after an intended change.
// `-- company` only records pages with this in their address. Review the difference before committing it.
import { isBuilt } from '../tests/support/build.ts'
import { otherFirm, sample } from '../tests/support/sites.ts'
import { freePort } from '../tools/free-port.ts'
import { run } from '../tools/run.ts'

const [part] = process.argv.slice(2)

let succeeded = (await isBuilt(sample)) && (await isBuilt(otherFirm))
// Free ports keep a server that is still running from answering with its own site.
for (const firm of [sample, otherFirm]) {
  const env = { ...firm.env, E2E_PORT: String(await freePort()), E2E_OTHER_PORT: String(await freePort()) }
  const pages = ['--project=looks', ...(part ? ['--grep', part] : []), '--update-snapshots=changed']
  succeeded = (await run('node', ['scripts/record-heads.ts'], { env })) && succeeded
  succeeded = (await run('playwright', ['test', ...pages], { env })) && succeeded
}
process.exit(succeeded ? 0 : 1)
