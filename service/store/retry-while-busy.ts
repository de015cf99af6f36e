import { setTimeout as wait } from 'node:timers/promises'

const maxWaitMs = 5000

/** Repeats the attempt for a few seconds, until the result is not `undefined`. */
export async function retryWhileBusy<Result>(
  attempt: () => Result | undefined | Promise<Result | undefined>,
): Promise<Result | undefined> {
  const deadline = performance.now() + maxWaitMs
  for (;;) {
    const result = await attempt()
    if (result !== undefined || performance.now() > deadline) return result
    await wait(5 + Math.random() * 10)
  }
}
