// Requests that overlap: a late answer gives way to a newer one, and a double press acts once.

/** Numbers requests, so that an answer does not replace the answer to a later request. */
export class AnswerOrder {
  #asked = 0
  #answered = 0

  /** Call it before a request. The result, called with the answer, is false if a later request was answered before. */
  ask(): () => boolean {
    this.#asked++
    const number = this.#asked
    return () => {
      if (number < this.#answered) return false
      this.#answered = number
      return true
    }
  }
}

/** Runs work once at a time, so that a second press does nothing while the first one is under way. */
export class SingleRun {
  readonly #running = new Set<string>()

  /** Resolves to false without running the work if work of the same name is under way. */
  async run(name: string, work: () => Promise<boolean>): Promise<boolean> {
    if (this.#running.has(name)) return false
    this.#running.add(name)
    try {
      return await work()
    } finally {
      this.#running.delete(name)
    }
  }
}
