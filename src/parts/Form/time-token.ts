import { tokenMinimumSeconds } from '../../forms/protocol.ts'

/** Past half of its life a token is fetched anew (service/spam/suspicion.ts takes it for a day). */
const maxAgeMs = 12 * 3_600_000

/** Proof that a form was open for a while before it was sent. */
export class TimeToken {
  readonly #address: string
  #answer: Promise<string | undefined> | undefined
  #since = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Early and often: when the form comes into view, and when somebody begins to type. */
  request(): void {
    if (Date.now() - this.#since > maxAgeMs) this.#answer = undefined
    this.#answer ??= this.#fetch()
  }

  /** Delays a post in the first three seconds, which would look automated, unless the visitor leaves. */
  async ripe(): Promise<string> {
    this.request()
    const token = await this.#answer
    const rest = this.#since + tokenMinimumSeconds * 1000 - Date.now()
    if (token && rest > 0)
      await new Promise<unknown>(resolve => {
        setTimeout(resolve, rest)
        addEventListener('pagehide', resolve, { once: true })
      })
    // Without a token the inquiry is accepted all the same, and looked at by a person.
    return token ?? ''
  }

  async #fetch(): Promise<string | undefined> {
    this.#since = Date.now()
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(3000) })
      if (!response.ok) throw new Error(`${response.status}`)
      const { token } = (await response.json()) as { token?: string }
      this.#since = Date.now()
      return token
    } catch {
      // The next one to ask tries again.
      this.#since = 0
      return undefined
    }
  }
}
