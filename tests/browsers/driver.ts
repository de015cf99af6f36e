// Drives the two browsers of `npm test -- browsers`, each through its own protocol.
import { setTimeout as pause } from 'node:timers/promises'

/** A source of input as both WebDriver and WebDriver BiDi write it. */
export type InputSource = {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: { type: string; x?: number; y?: number; button?: number; value?: string; duration?: number }[]
}

export interface Driver {
  version: string
  open(url: string): Promise<void>
  /** Returns the value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<string | undefined>
  perform(sources: InputSource[]): Promise<void>
  close(): Promise<void>
}

/** Acts as a visitor at a browser: looks, points, types, and waits for the expected result. */
export class Visitor {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  async goto(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path)
    await this.see('document.readyState === "complete"')
    await this.#driver.evaluate(
      '(window.troubles = [], addEventListener("error", event => troubles.push(event.message)), 0)',
    )
  }

  async reload(): Promise<void> {
    await this.#driver.evaluate('(window.before = true, location.reload(), 0)')
    await this.see('!window.before && document.readyState === "complete"')
  }

  /** Waits until an expression is true in the page. */
  async see(expression: string): Promise<void> {
    const patience = Date.now() + 30_000
    for (;;) {
      if (await this.holds(expression).catch(() => false)) return
      if (Date.now() > patience) throw new Error(`never came true: ${expression}`)
      await pause(100)
    }
  }

  /** Returns at once whether an expression is true in the page. */
  async holds(expression: string): Promise<boolean> {
    return (await this.#driver.evaluate(`Boolean(${expression})`)) === 'true'
  }

  async click(selector: string): Promise<void> {
    const target = `document.querySelector(${JSON.stringify(selector)})`
    await this.see(`${target}?.checkVisibility()`)
    await this.#driver.evaluate(`(${target}.scrollIntoView({ block: 'center', behavior: 'instant' }), 0)`)
    const place = await this.#restingPlace(target)
    const { x, y } = JSON.parse(place)
    await this.#driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 50 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Returns the centre of an element once it has stopped moving. */
  async #restingPlace(target: string): Promise<string> {
    const place = `(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(${target}.getClientRects()[0])`
    for (let last = ''; ; ) {
      const now = (await this.#driver.evaluate(place)) ?? ''
      if (now === last) return now
      last = now
      await pause(100)
    }
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async noTrouble(): Promise<void> {
    const troubles = await this.#driver.evaluate('window.troubles ?? []')
    if (troubles !== '[]') throw new Error(`errors in the page: ${troubles}`)
  }
}
