import { setTimeout as wait } from 'node:timers/promises'
import { temporaryDirectory } from '../support/sample-build.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { startCaddy } from './caddy.ts'
import { rate, startLoad } from './load.ts'
import { countLost, startMachine, storedIn } from './machine.ts'
import type { Proof } from './proof.ts'
import { createVisitor } from './visitor.ts'

const restarts = 6

/** Restarts the service of a single machine again and again under load. */
export async function proveRestart(proof: Proof): Promise<void> {
  proof.section(
    `Restart under load: ${rate.pages} pages and ${rate.inquiries} inquiries a second, ${restarts} restarts`,
  )
  const peer = await startSmtpPeer()
  const machine = await startMachine({
    DATA_DIR: await temporaryDirectory(),
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  })
  const caddy = await startCaddy('Caddyfile', { upstreams: [machine.url] })
  const visitor = createVisitor(caddy)
  const load = startLoad(visitor)
  for (let restart = 0; restart < restarts; restart++) {
    await wait(1500)
    await machine.restart()
  }
  await wait(1500)
  await load.stop()
  const { rows, byMessage } = await storedIn(machine.environment)
  proof.addLoad('Pages', load.pages, 0)
  proof.addLoad('Inquiries', load.inquiries, 0)
  const lost = countLost(load.acknowledged, byMessage)
  proof.add(
    'Acknowledged inquiries in the store',
    `${load.acknowledged.size}, lost ${lost}, stored twice ${rows - byMessage.size}`,
    lost === 0 && rows === byMessage.size && load.acknowledged.size === load.inquiries.sent,
  )
  visitor.leave()
  await caddy.stop()
  await machine.stop()
  await peer.close()
}
