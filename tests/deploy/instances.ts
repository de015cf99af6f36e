import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresServer } from '../support/postgres.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'
import { startCaddy } from './caddy.ts'
import { rate, startLoad } from './load.ts'
import { countLost, type Machine, startMachine, storedIn } from './machine.ts'
import type { Proof } from './proof.ts'
import { createVisitor } from './visitor.ts'

const kills = 6
const all = 3

/** Kills three instances on PostgreSQL in turn under load, then removes one for good. */
export async function proveInstances(proof: Proof, postgres: PostgresServer): Promise<void> {
  proof.section(
    `${all} instances on PostgreSQL: ${rate.pages} pages and ${rate.inquiries} inquiries a second, ${kills} × SIGKILL`,
  )
  const peer = await startSmtpPeer()
  const environment = {
    DATABASE_URL: await postgres.newDatabase(),
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  }
  const machines: Machine[] = []
  for (let index = 0; index < all; index++)
    machines.push(await startMachine({ ...environment, DATA_DIR: await temporaryDirectory() }))
  const caddy = await startCaddy('Caddyfile', { upstreams: machines.map(({ url }) => url) })
  const visitor = createVisitor(caddy)
  const killed = startLoad(visitor)
  for (let kill = 0; kill < kills; kill++) {
    await wait(1000)
    await machines[kill % all]?.kill()
  }
  await wait(1000)
  await killed.stop()
  proof.addLoad('Pages while instances are killed', killed.pages, 0)
  // Caddy does not repeat a post that a killed instance was working on, because it cannot know whether that is safe.
  proof.addLoad('Inquiries while instances are killed, first attempt', killed.inquiries, kills * 3)

  const vanished = startLoad(visitor)
  await wait(1000)
  await machines.pop()?.vanish()
  await wait(4000)
  await vanished.stop()
  proof.addLoad('Pages while one instance goes for good', vanished.pages, 0)
  // Caddy sends requests to the missing instance until the next health check, a second later.
  proof.addLoad(
    'Inquiries while one instance goes for good, first attempt',
    vanished.inquiries,
    rate.inquiries * 2,
  )

  const acknowledged = new Map([...killed.acknowledged, ...vanished.acknowledged])
  const { rows, byMessage } = await storedIn(environment)
  const lost = countLost(acknowledged, byMessage)
  proof.add(
    'Inquiries after the second attempt under the same key',
    `${acknowledged.size} of ${killed.inquiries.sent + vanished.inquiries.sent} acknowledged, lost ${lost}, stored twice ${rows - byMessage.size}`,
    acknowledged.size === killed.inquiries.sent + vanished.inquiries.sent &&
      lost === 0 &&
      rows === byMessage.size,
  )
  visitor.leave()
  await caddy.stop()
  await Promise.all(machines.map(machine => machine.stop()))
  await peer.close()
}
