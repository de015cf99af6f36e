import { tokenMinimumSeconds } from '../../forms/protocol.ts'

/** Proof that a form was open for a while before it was sent. Fetched when the visitor begins to type. */
export class TimeToken {
  readonly #address: string
  #answer: Promise<string | undefined> | undefined
  #ripeAt = 0

  constructor(address: string) {
    this.#address = address
  }

  request(): void {
    this.#answer ??= this.#fetch()
  }

  /** A quick visitor, or one whose browser fills the form, waits out the rest rather than look like a machine. */
  async ripe(): Promise<string | undefined> {
    this.request()
    const token = await this.#answer
    if (token === undefined) this.#answer = undefined
    await new Promise(resolve => setTimeout(resolve, this.#ripeAt - Date.now()))
    return token
  }

  async #fetch(): Promise<string | undefined> {
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(3000) })
      if (!response.ok) return undefined
      const { token } = (await response.json()) as { token?: string }
      this.#ripeAt = Date.now() + tokenMinimumSeconds * 1000
      return token
    } catch {
      // Without a token the inquiry is accepted all the same, and looked at by a person.
      return undefined
    }
  }
}
