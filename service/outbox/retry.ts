/** The number of attempts before a mail is parked. */
export const maxAttempts = 140
/** The wait after the first failure; doubled after each further one. Configuration may override it. */
export const retrySeconds = 30
export const maxWaitSeconds = 3600
/**
 * The lease of a claimed mail, as a multiple of the longest delivery. After it another process takes over from one that
 * died. It covers more than one delivery, because the first mail of a batch goes alone and the others wait for it.
 */
export const deliveriesOfLease = 4
/** The attempts for a confirmation with a refused recipient, who was probably mistyped, so days of retries are useless. */
const maxConfirmationAttempts = 10
/** The validity of a login link. Its mail is deleted afterwards, delivered or not. */
export const loginLinkMinutes = 10

export interface RetryPolicy {
  maxAttempts: number
  leaseSeconds: number
  retrySeconds: number
}

/** Doubles the wait up to an hour. Half of it is random, so that mails that failed together are not retried together. */
export function backoffSeconds(attempts: number, first: number, random = Math.random()): number {
  const full = Math.min(maxWaitSeconds, first * 2 ** Math.min(attempts - 1, 20))
  return full / 2 + (random * full) / 2
}

export function attemptsOf(policy: RetryPolicy, isMistypedConfirmation: boolean): number {
  return isMistypedConfirmation ? Math.min(policy.maxAttempts, maxConfirmationAttempts) : policy.maxAttempts
}
