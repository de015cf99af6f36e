/** The number of attempts before a mail is given up. */
export const maxAttempts = 140
/** The wait after the first failure; doubled after each further one. Configuration may override it. */
export const retrySeconds = 30
/** The longest wait. */
export const maxWaitSeconds = 3600
/**
 * A mail claimed by a process that died is taken over after this many times the longest delivery. Of the mails that are
 * claimed together the first goes alone, and the others wait for it.
 */
export const deliveriesOfLease = 4
/** A confirmation that is refused for its recipient has a mistyped one; trying for days helps nobody. */
const maxConfirmationAttempts = 10
/** A login link is valid this long; its mail is deleted afterwards, delivered or not. */
export const loginLinkMinutes = 10

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
