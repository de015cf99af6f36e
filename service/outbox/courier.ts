import { DeliveryError, type MailTransport } from '../mail/delivery.ts'
import type { Log } from '../operation/log.ts'
import type { Metrics } from '../operation/metrics.ts'
import { reasonOf } from '../store/database.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'

export interface Courier {
  /** Makes the courier look for new mails at once. */
  wake(): void
  /** Finishes the mails under way and takes no new ones. */
  stop(): Promise<void>
}

const batch = 8
/** The longest sleep, because another instance may store a mail or an administrator release one without waking the courier. */
const maxSleepMs = 1000

/** Delivers due mails until it is stopped. */
export function startCourier(outbox: Outbox, transport: MailTransport, log: Log, metrics: Metrics): Courier {
  let stopping = false
  let serverFailed = false
  let storeFailed = false
  let woken = false
  let interrupt: () => void = () => {}

  async function deliver(mail: ClaimedMail): Promise<void> {
    try {
      await transport.send(mail.id, mail.content)
    } catch (error) {
      await failed(
        mail,
        error instanceof DeliveryError ? error : new DeliveryError(String(error), 'mail', 'UNKNOWN'),
      )
      return
    }
    if (!(await outbox.markSent(mail))) await transport.recall?.(mail.id)
    metrics.count('mails_sent_total')
    if (serverFailed) {
      serverFailed = false
      log.info('The mail server is back', { target: transport.target })
      await outbox.serverIsBack()
    }
  }

  async function failed(mail: ClaimedMail, error: DeliveryError): Promise<void> {
    metrics.count('mails_failed_total')
    if (error.blame === 'server') serverFailed = true
    const state = await outbox.markFailed(mail, error)
    const fields = { mail: mail.id, purpose: mail.purpose, attempt: mail.attempts, code: error.code }
    if (state === 'parked') {
      metrics.count('mails_parked_total')
      log.error(
        'ALARM: a mail could not be delivered and is parked; see "npm run inquiries -- list --state parked", and try it again with "retry"',
        fields,
      )
    } else if (mail.attempts >= 3)
      log.error('ALARM: a mail still cannot be delivered; it will be tried again', fields)
    else log.warn('A mail was not delivered; it will be tried again', fields)
  }

  async function round(): Promise<boolean> {
    const claimed = await outbox.claim(serverFailed ? 1 : batch)
    // The first mail goes alone. If the server is down, the others keep their attempts.
    const [first, ...others] = claimed
    if (!first) return false
    await deliver(first)
    if (serverFailed || stopping) await outbox.release(others)
    else await Promise.all(others.map(deliver))
    return !serverFailed
  }

  async function run(): Promise<void> {
    let hasBegun = false
    while (!stopping) {
      woken = false
      let wait = maxSleepMs
      try {
        // A restart often follows new settings of the mail server, so mails that wait for it are tried at once.
        if (!hasBegun) await outbox.serverIsBack()
        hasBegun = true
        const more = await round()
        storeFailed = false
        if (more) continue
        // While the server is down, only one mail is tried at a time, and new mails do not end the wait.
        wait = serverFailed
          ? outbox.retryMilliseconds
          : Math.min(maxSleepMs, (await outbox.nextDue()) ?? maxSleepMs)
      } catch (error) {
        if (!storeFailed) log.error('The outbox cannot be read; trying again', { reason: reasonOf(error) })
        storeFailed = true
      }
      if (!woken && !stopping) await sleep(Math.max(wait, 20))
    }
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      interrupt = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake(): void {
    if (serverFailed) return
    woken = true
    interrupt()
  }

  const running = run()
  return {
    wake,
    stop() {
      stopping = true
      interrupt()
      return running
    },
  }
}
