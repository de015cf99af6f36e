// npm run looks: draws anew how every page of both firms looks, and writes what machines read of it, after a change that was
// meant. `-- company` draws the pages with this in their address alone. Look at the difference before committing it.
import { otherFirm } from '../tests/e2e/support/sites.ts'
import { freePort } from '../tools/free-port.ts'
import { run } from '../tools/run.ts'
import { buildSite, isUpToDate } from './site-build.ts'

const [part] = process.argv.slice(2)

if (!isUpToDate()) await buildSite()
let succeeded = await run('node', ['scripts/build.ts'], otherFirm)
// Ports of their own, so that no server of a session that goes on answers with its site.
for (const firm of [{}, otherFirm]) {
  const env = { ...firm, E2E_PORT: String(await freePort()), E2E_OTHER_PORT: String(await freePort()) }
  const pages = ['looks.spec', ...(part ? ['--grep', part] : []), '--update-snapshots=changed']
  succeeded = (await run('node', ['scripts/record-heads.ts'], firm)) && succeeded
  succeeded = (await run('playwright', ['test', '--project=pages', ...pages], env)) && succeeded
}
process.exit(succeeded ? 0 : 1)
