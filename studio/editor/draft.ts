// One file while it is edited: the server's value, the changes that are not saved yet, and what to do about them.
// A request that got no answer may have been saved, so it is repeated unchanged.
import { type Change, diff, overlap, type Path, valueAt, wantedOf } from '../../src/content/changes.ts'
import { post, type Rejection } from '../ui/api.ts'
import type { Problem, SaveAnswer } from './save.server.ts'
import { UndoSteps } from './undo-steps.ts'
import { applied, keyOf, openUnits, rootOf, type Unit, withChange, withReturned } from './units.ts'
import { readUnsavedChanges, storeUnsavedChanges } from './unsaved-changes.ts'

export type State = 'saved' | 'typing' | 'saving' | 'away'

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
  readonly #steps = new UndoSteps()
  readonly #touched = new Set<string>()
  #left: Path[] = []
  readonly #listeners = new Set<() => void>()
  readonly #saved = new Set<() => void>()
  #snapshot: Snapshot

  constructor(file: string, value: unknown) {
    this.file = file
    this.#base = value
    this.#seen = value
    const unsaved = readUnsavedChanges(file)
    if (unsaved) {
      this.#seen = unsaved.seen
      this.#sent = unsaved.sent
      this.#units = unsaved.units
      this.#left = [...this.#sent, ...this.#units].map(({ root }) => root)
      this.#wait(0)
    }
    this.#snapshot = this.#take()
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
    this.#steps.add(change, this.#snapshot.value)
    this.#do(change)
  }

  undo(): void {
    for (const change of this.#steps.undo(this.#snapshot.value)) this.#do(change)
  }

  redo(): void {
    for (const change of this.#steps.redo(this.#snapshot.value)) this.#do(change)
  }

  /** Shows the problems of a field from now on, because the editor has left it. */
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
    this.#update()
    this.#wait(0)
  }

  /** Drops a unit without a place, after the editor has read and copied it. */
  forget(unit: Unit): void {
    this.#units = this.#units.filter(other => other !== unit)
    this.#update()
  }

  #do(change: Change): void {
    const { value: expected } = applied(this.#base, this.#sent)
    this.#units = withChange(this.#units, change, expected)
    this.#touched.add(keyOf(rootOf(change)))
    this.#state = 'typing'
    this.#update()
    this.#wait(debounceMs)
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
    this.#update()
    try {
      const units = this.#sent.map(({ root, was, changes }) => ({ root, was, changes }))
      this.#received(await post<SaveAnswer>('save', { file: this.file, base: this.#seen, units }))
    } catch (error) {
      const { status, message } = error as Rejection
      this.#state = status === 0 ? 'away' : 'saved'
      // A refusal is final, so its reason is shown at the field. A Studio that does not answer is asked again later.
      if (status === 0) this.#wait(retryMs)
      else
        this.#back(
          this.#sent.map(unit => ({ ...unit, problems: [{ file: this.file, path: unit.root, message }] })),
        )
    }
    this.#asking = false
    this.#update()
  }

  #received({ value, outcomes }: SaveAnswer): void {
    this.#base = value
    this.#seen = value
    const typed = this.#units.length > 0
    this.#back(openUnits(this.#sent, outcomes))
    if (outcomes.some(({ state }) => state === 'saved')) {
      this.#savedAt = new Date()
      for (const listener of this.#saved) listener()
    }
    this.#state = typed ? 'typing' : 'saved'
    if (typed) this.#wait(debounceMs)
  }

  #back(units: Unit[]): void {
    this.#sent = []
    this.#units = withReturned(this.#units, units, this.#base)
  }

  #update(): void {
    storeUnsavedChanges(this.file, { seen: this.#seen, sent: this.#sent, units: this.#units })
    this.#tell()
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
      ...this.#steps.snapshot,
    }
  }

  #tell(): void {
    this.#snapshot = this.#take()
    for (const listener of this.#listeners) listener()
  }
}
