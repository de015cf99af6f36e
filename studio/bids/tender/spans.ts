// A sentence from which rules take the words that they understand. Words left at the end were not understood.

/** Replacements of one character each, so that positions stay those of the original. */
const plainSigns: [RegExp, string][] = [
  [/[\u00a0\u2007\u202f\u2009\t\n\r]/g, ' '],
  [/[–—‐‑−]/g, '-'],
  [/[„“”‟«»]/g, '"'],
  [/[‚‘’]/g, "'"],
]
export const takenSign = '\u2400'

export type Span = [start: number, end: number]

export class Sentence {
  /** The text with signs unified: dashes, spaces, quotes. */
  readonly text: string
  #rest: string

  constructor(text: string) {
    this.text = plainSigns.reduce((text, [signs, plain]) => text.replace(signs, plain), text)
    this.#rest = this.text
  }

  /** The text that no rule has taken yet. */
  get rest(): string {
    return this.#rest
  }

  /** Finds the first match that no rule has taken, and takes it. */
  take(pattern: RegExp): { groups: Record<string, string | undefined>; span: Span } | undefined {
    const match = pattern.exec(this.#rest)
    if (!match || match[0].includes(takenSign) || match[0] === '') return undefined
    const span: Span = [match.index, match.index + match[0].length]
    this.#cover(span)
    return { groups: match.groups ?? {}, span }
  }

  takeAll(pattern: RegExp): { groups: Record<string, string | undefined>; span: Span }[] {
    const all = []
    for (let found = this.take(pattern); found; found = this.take(pattern)) all.push(found)
    return all
  }

  #cover([start, end]: Span): void {
    this.#rest = this.#rest.slice(0, start) + takenSign.repeat(end - start) + this.#rest.slice(end)
  }
}

export const around = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([start]) => start)),
  Math.max(...spans.map(([, end]) => end)),
]
