/** The number of attempts before a mail is given up. Configuration may override the two times below. */
export const maxAttempts = 140
/** A mail claimed by a process that died is taken over after this long. */
export const leaseSeconds = 120
/** The wait after the first failure; doubled after each further one. */
export const retrySeconds = 30

/** The longest wait, and the longest lease that can be configured. */
export const maxWaitSeconds = 3600
/** A confirmation that is refused for its recipient has a mistyped one; trying for days helps nobody. */
const maxConfirmationAttempts = 10

export interface RetryPolicy {
  maxAttempts: number
  leaseSeconds: number
  retrySeconds: number
}

/** Doubles up to an hour. Half of it is chance, so that mails that failed together do not come back together. */
export function backoffSeconds(attempts: number, first: number, random = Math.random()): number {
  const full = Math.min(maxWaitSeconds, first * 2 ** Math.min(attempts - 1, 20))
  return full / 2 + (random * full) / 2
}

export function attemptsOf(policy: RetryPolicy, isMistypedConfirmation: boolean): number {
  return isMistypedConfirmation ? Math.min(policy.maxAttempts, maxConfirmationAttempts) : policy.maxAttempts
}
