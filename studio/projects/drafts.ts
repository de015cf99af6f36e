import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Change, changed, diff, overlap, type Path } from '../../src/content/changes.ts'
import { Draft, type Snapshot } from '../editor/draft.ts'
import type { Unit } from '../editor/units.ts'
import type { ProjectTable } from './table.server.ts'

export type ProjectChanges = [file: string, changes: Change[]][]

export type Row = ProjectTable['projects'][number] & {
  /** Paths that differ from the published state. */
  changedPaths: Path[]
  isDraft: boolean
}

export type Drafts = {
  of: (file: string) => Snapshot
  /** Changes several projects as one step. */
  change: (changes: ProjectChanges) => void
  undo: () => void
  canUndo: boolean
  settle: (file: string, unit: Unit, mine: boolean) => void
}

/** The drafts of all projects. Each saves itself as in its form, and a step over several is undone as one. */
export function useDrafts(projects: ProjectTable['projects']): Drafts {
  const drafts = useMemo(
    () => new Map(projects.map(({ file, value }) => [file, new Draft(file, value)])),
    [projects],
  )
  const [, setVersion] = useState(0)
  const [steps, setSteps] = useState<ProjectChanges[]>([])
  useEffect(() => {
    const ends = [...drafts.values()].map(draft => draft.subscribe(() => setVersion(version => version + 1)))
    return () => {
      for (const end of ends) end()
    }
  }, [drafts])
  const of = useCallback((file: string) => (drafts.get(file) as Draft).snapshot(), [drafts])
  const write = (changes: ProjectChanges) => {
    for (const [file, own] of changes)
      for (const change of own) {
        drafts.get(file)?.change(change)
        drafts.get(file)?.leave(change.path)
      }
  }
  return {
    of,
    change: changes => {
      const back = changes.map(([file, own]): ProjectChanges[number] => {
        const before = of(file).value
        return [file, diff(own.reduce<unknown>(changed, before), before)]
      })
      write(changes)
      setSteps(earlier => [...earlier, back])
    },
    undo: () => {
      write(steps.at(-1) ?? [])
      setSteps(steps.slice(0, -1))
    },
    canUndo: steps.length > 0,
    settle: (file, unit, mine) => drafts.get(file)?.settle(unit, mine),
  }
}

export const isAt = (path: Path, own: Path) => overlap(path, own)
