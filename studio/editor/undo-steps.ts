import { type Change, changed, diff } from '../../src/content/changes.ts'
import { applied, keyOf } from './units.ts'

/** The steps that an editor can undo and redo. Each holds the changes that lead back. */
export class UndoSteps {
  readonly #undo: Change[][] = []
  #redo: Change[][] = []

  get snapshot() {
    return { canUndo: this.#undo.length > 0, canRedo: this.#redo.length > 0 }
  }

  /** Adds a step, or makes the last one longer while the editor types in one field. */
  add(change: Change, before: unknown): void {
    const [last] = this.#undo.at(-1) ?? []
    const typing = change.op === 'set' && last?.op === 'set' && keyOf(last.path) === keyOf(change.path)
    if (!typing || this.#redo.length > 0) this.#undo.push(diff(changed(before, change), before))
    this.#redo = []
  }

  undo = (value: unknown): Change[] => this.#goBack(this.#undo, this.#redo, value)
  redo = (value: unknown): Change[] => this.#goBack(this.#redo, this.#undo, value)

  #goBack(from: Change[][], to: Change[][], before: unknown): Change[] {
    const changes = from.pop()
    if (!changes) return []
    const { value: after } = applied(before, [{ root: [], changes }])
    to.push(diff(after, before))
    return changes
  }
}
