import { tokenMinimumSeconds } from '../../forms/protocol.ts'

/** A token is replaced after half of its life (service/spam/suspicion.ts accepts it for a day). */
const maxAgeMs = 12 * 3_600_000

/** A proof that the form was open for a while before it was sent. */
export class TimeToken {
  readonly #address: string
  #answer: Promise<string | undefined> | undefined
  #since = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Called early and often: when the form is created, and each time a field gets the focus. */
  request(): void {
    if (Date.now() - this.#since > maxAgeMs) this.#answer = undefined
    this.#answer ??= this.#fetch()
  }

  /** Delays a post in the first three seconds, which would look automated, unless the visitor leaves the page. */
  async ripe(): Promise<string> {
    this.request()
    const token = await this.#answer
    const rest = this.#since + tokenMinimumSeconds * 1000 - Date.now()
    if (token && rest > 0)
      await new Promise<unknown>(resolve => {
        setTimeout(resolve, rest)
        addEventListener('pagehide', resolve, { once: true })
      })
    // Without a token the service accepts the inquiry, but a person has to review it.
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
      // The next request tries again.
      this.#since = 0
      return undefined
    }
  }
}
