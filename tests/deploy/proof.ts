import { writeFileSync } from 'node:fs'
import type { Kind } from './load.ts'

interface Row {
  what: string
  found: string
  holds: boolean
}

/** Writes the findings as a page of the documentation. */
export class Proof {
  readonly #sections: { title: string; rows: Row[] }[] = []

  section(title: string): void {
    this.#sections.push({ title, rows: [] })
    console.log(`\n${title}`)
  }

  add(what: string, found: string, holds: boolean): void {
    this.#sections.at(-1)?.rows.push({ what, found, holds })
    console.log(`${holds ? '✓' : '✗'} ${what}: ${found}`)
  }

  /** Adds a row for one kind of request under load, with the number that may fail. */
  addLoad(what: string, { sent, failed, slowest }: Kind, mayFail: number): void {
    const reasons = [...new Set(failed)].join(', ')
    const found = `${failed.length} of ${sent} failed${reasons && ` (${reasons})`}, slowest ${(slowest / 1000).toFixed(1)} s`
    this.add(what, found, sent > 0 && failed.length <= mayFail)
  }

  get holds(): boolean {
    return this.#sections.every(({ rows }) => rows.length > 0 && rows.every(row => row.holds))
  }

  write(file: string, introduction: string): void {
    const sections = this.#sections.map(({ title, rows }) => {
      const lines = rows.map(
        ({ what, found, holds }) => `| ${what} | ${found} | ${holds ? 'yes' : '**no**'} |`,
      )
      return `## ${title}\n\n| What | Found | Holds |\n| --- | --- | --- |\n${lines.join('\n')}\n`
    })
    writeFileSync(file, `# Deployment, proved\n\n${introduction}\n\n${sections.join('\n')}`)
  }
}
