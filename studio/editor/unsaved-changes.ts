// Keeps unsaved changes in the browser, so that they survive a reload and a stopped Studio.
import type { Unit } from './units.ts'

type UnsavedChanges = { seen: unknown; sent: Unit[]; units: Unit[] }

const keyIn = (file: string): string => `studio-draft ${file}`

export function readUnsavedChanges(file: string): UnsavedChanges | undefined {
  // Pages about kinds of buildings had a folder of their own before pages were lists of sections.
  const earlier = file.replace(/^pages\//, 'expertise/')
  const stored = localStorage.getItem(keyIn(file)) ?? localStorage.getItem(keyIn(earlier))
  if (!stored) return undefined
  // An earlier version of the Studio did not store separately what it had already sent.
  const { seen, sent = [], units } = JSON.parse(stored) as UnsavedChanges
  storeUnsavedChanges(file, { seen, sent, units })
  if (earlier !== file) localStorage.removeItem(keyIn(earlier))
  return { seen, sent, units }
}

export function storeUnsavedChanges(file: string, changes: UnsavedChanges): void {
  if (changes.sent.length + changes.units.length === 0) localStorage.removeItem(keyIn(file))
  else localStorage.setItem(keyIn(file), JSON.stringify(changes))
}
