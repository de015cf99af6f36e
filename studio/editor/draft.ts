// One file while it is edited: the server's value, the changes that are not saved yet, and what to do about
// them. Changes stay in the browser until the server has them, so they survive a reload and a stopped Studio.
// A request that got no answer may have been saved, so it is repeated unchanged.
import {
  type Change,
  changed,
  diff,
  overlap,
  type Path,
  valueAt,
  wantedOf,
} from '../../src/content/changes.ts'
import { post, type Rejection } from '../ui/api.ts'
import type { Problem, SaveAnswer } from './save.server.ts'
import { applied, keyOf, rootOf, type Unit, withChange } from './units.ts'

export type State = 'saved' | 'typing' | 'saving' | 'away'
type Stored = { seen?: unknown; sent?: Unit[]; units: Unit[] }

const debounceMs = 400
const retryMs = 3000

/** React compares snapshots, so each change makes a new one. */
export type Snapshot = {
  value: unknown
  state: State
  savedAt: Date | undefined
  /** The problems of fields that the editor has left: a text that is still being written is not wrong yet. */
  problems: Problem[]
  /** True while only fields that the editor has not left yet keep a change from being saved. */
  isIncomplete: boolean
  conflicts: Unit[]
  lost: Unit[]
  changed: Set<string>
  canUndo: boolean
  canRedo: boolean
}

const keyIn = (file: string): string => `studio-draft ${file}`

export class Draft {
  readonly file: string
  /** The value on the server. */
  #base: unknown
  /** The value that the unsaved changes started from. The server compares it to find conflicts. */
  #seen: unknown
  #units: Unit[] = []
  #sent: Unit[] = []
  #asking = false
  #state: State = 'saved'
  #savedAt: Date | undefined
  #timer = 0
  /** Each step with the changes that lead back. */
  readonly #undo: Change[][] = []
  #redo: Change[][] = []
  readonly #touched = new Set<string>()
  #left: Path[] = []
  readonly #listeners = new Set<() => void>()
  readonly #saved = new Set<() => void>()
  #snapshot: Snapshot

  constructor(file: string, value: unknown) {
    this.file = file
    this.#base = value
    this.#seen = value
    // Pages about kinds of buildings had a folder of their own before pages were lists of sections.
    const earlier = keyIn(file.replace(/^pages\//, 'expertise/'))
    const stored = localStorage.getItem(this.#key) ?? localStorage.getItem(earlier)
    if (stored) {
      // An earlier version of the Studio did not store separately what it had already sent.
      const { seen, sent = [], units } = JSON.parse(stored) as Stored
      this.#sent = sent
      this.#units = units
      this.#seen = seen
      this.#left = [...sent, ...units].map(({ root }) => root)
      this.#keep()
      if (earlier !== this.#key) localStorage.removeItem(earlier)
      this.#wait(0)
    }
    this.#snapshot = this.#take()
  }

  get #key() {
    return keyIn(this.file)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = () => this.#snapshot

  onSave(listener: () => void) {
    this.#saved.add(listener)
    return () => void this.#saved.delete(listener)
  }

  change(change: Change): void {
    const before = this.#snapshot.value
    const [last] = this.#undo.at(-1) ?? []
    const typing = change.op === 'set' && last?.op === 'set' && keyOf(last.path) === keyOf(change.path)
    if (!typing || this.#redo.length > 0) this.#undo.push(diff(changed(before, change), before))
    this.#redo = []
    this.#do(change)
  }

  undo(): void {
    this.#goBack(this.#undo, this.#redo)
  }

  redo(): void {
    this.#goBack(this.#redo, this.#undo)
  }

  #goBack(from: Change[][], to: Change[][]): void {
    const changes = from.pop()
    if (!changes) return
    const before = this.#snapshot.value
    const { value: after } = applied(before, [{ root: [], changes }])
    to.push(diff(after, before))
    for (const change of changes) this.#do(change)
  }

  /** The editor went on to another field: from now on its problems are shown. */
  leave(path: Path): void {
    if (this.#left.some(left => keyOf(left) === keyOf(path))) return
    this.#left = [...this.#left, path]
    this.#tell()
  }

  /** Settles a conflict by keeping one of its two versions. */
  settle(unit: Unit, mine: boolean): void {
    const rest = this.#units.filter(other => other !== unit)
    const changes = mine ? diff(valueAt(this.#base, unit.root), wantedOf(unit), unit.root) : []
    this.#units = changes.reduce((all, change) => withChange(all, change, this.#base), rest)
    this.#keep()
    this.#wait(0)
    this.#tell()
  }

  /** Drops a unit without a place, after the editor has read and copied it. */
  forget(unit: Unit): void {
    this.#units = this.#units.filter(other => other !== unit)
    this.#keep()
    this.#tell()
  }

  #do(change: Change): void {
    const { value: expected } = applied(this.#base, this.#sent)
    this.#units = withChange(this.#units, change, expected)
    this.#touched.add(keyOf(rootOf(change)))
    this.#keep()
    this.#state = 'typing'
    this.#wait(debounceMs)
    this.#tell()
  }

  #wait(time: number): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#flush(), time)
  }

  async #flush(): Promise<void> {
    if (this.#asking) return
    if (this.#sent.length === 0) {
      this.#sent = this.#units.filter(unit => !unit.conflict && applied(this.#base, [unit]).lost.length === 0)
      this.#units = this.#units.filter(unit => !this.#sent.includes(unit))
    }
    if (this.#sent.length === 0) {
      this.#state = 'saved'
      return this.#tell()
    }
    this.#asking = true
    this.#state = 'saving'
    this.#keep()
    this.#tell()
    try {
      const units = this.#sent.map(({ root, was, changes }) => ({ root, was, changes }))
      this.#received(await post<SaveAnswer>('save', { file: this.file, base: this.#seen, units }))
    } catch (error) {
      const { status, message } = error as Rejection
      this.#state = status === 0 ? 'away' : 'saved'
      // A refused request would be refused again, so its reason stands at the field; a studio that is away comes back.
      if (status === 0) this.#wait(retryMs)
      else
        this.#back(
          this.#sent.map(unit => ({ ...unit, problems: [{ file: this.file, path: unit.root, message }] })),
        )
    }
    this.#asking = false
    this.#keep()
    this.#tell()
  }

  #received({ value, outcomes }: SaveAnswer): void {
    const sent = this.#sent
    this.#base = value
    this.#seen = value
    const open = sent.flatMap((unit, at): Unit[] => {
      const outcome = outcomes[at]
      if (!outcome || outcome.state === 'saved') return []
      const { problems: _, conflict: __, ...plain } = unit
      return [
        outcome.state === 'refused'
          ? { ...plain, problems: outcome.problems }
          : { ...plain, conflict: { theirs: outcome.theirs, by: outcome.by } },
      ]
    })
    const typed = this.#units.length > 0
    this.#back(open)
    if (outcomes.some(({ state }) => state === 'saved')) {
      this.#savedAt = new Date()
      for (const listener of this.#saved) listener()
    }
    this.#state = typed ? 'typing' : 'saved'
    if (typed) this.#wait(debounceMs)
  }

  /** Puts refused units before later ones, and joins those that belong together. */
  #back(units: Unit[]): void {
    // Leaves out conflicts and units without a place. Neither was sent; rebuilt on the new base, they would overwrite it.
    const isHeld = (unit: Unit) =>
      unit.conflict !== undefined ||
      (applied(this.#base, [unit]).lost.length > 0 && !units.some(({ root }) => overlap(root, unit.root)))
    const { held = [], typed = [] } = Object.groupBy(this.#units, unit => (isHeld(unit) ? 'held' : 'typed'))
    this.#sent = []
    this.#units = typed
      .flatMap(unit => unit.changes)
      .reduce((all, change) => withChange(all, change, this.#base), [...held, ...units])
  }

  #keep(): void {
    const [seen, sent, units] = [this.#seen, this.#sent, this.#units]
    if (sent.length + units.length === 0) localStorage.removeItem(this.#key)
    else localStorage.setItem(this.#key, JSON.stringify({ seen, sent, units }))
  }

  #take(): Snapshot {
    const all = [...this.#sent, ...this.#units]
    const { value, lost } = applied(this.#base, all)
    const allProblems = all.flatMap(unit => unit.problems ?? [])
    const problems = allProblems.filter(
      ({ file, path }) => file !== this.file || this.#left.some(left => overlap(left, path)),
    )
    return {
      value,
      lost,
      state: this.#state,
      savedAt: this.#savedAt,
      problems,
      isIncomplete: problems.length < allProblems.length,
      conflicts: all.filter(unit => unit.conflict && !lost.includes(unit)),
      changed: new Set(this.#touched),
      canUndo: this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
    }
  }

  #tell(): void {
    this.#snapshot = this.#take()
    for (const listener of this.#listeners) listener()
  }
}
