import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** Writes the figures of a benchmark into a file of their own. docs/performance.md explains them. */
export function writeMeasured(what: 'visits' | 'presses' | 'growth' | 'service', text: string): void {
  writeFileSync(`docs/measured/${what}.md`, `# Measured: ${what}\n\n${text.trim()}\n`)
}

/** Returns the time, machine and versions of a measurement, for the line above a table. */
export function circumstances(...versions: string[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return [`${day} UTC`, machine, `load ${loadavg()[1]?.toFixed(1)}`, ...versions].join(' · ')
}

export function table(head: string[], rows: string[][]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map(row => row[i]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
