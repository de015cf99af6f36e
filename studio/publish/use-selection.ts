// The ticks of a list of changes: those to publish, those that stay in the draft, and those that stay because of them.
import { useState } from 'react'
import type { FileChanges } from './describe-changes.server.ts'
import type { Draft } from './draft.server.ts'
import { changeKey, choicesOf, requestOf, stoppedOf, withDependents, withNeeds } from './selection.ts'

const none: readonly string[] = []

/** `keptBack` are files that stay in the draft for another reason than their problems. */
export function useSelection(draft: Pick<Draft, 'files' | 'needs' | 'seen'> | undefined, keptBack = none) {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const { files, needs, seen } = draft ?? { files: [], needs: {}, seen: {} }
  const keysOf = (file: FileChanges) => choicesOf(file).map(({ key }) => key)
  const kept = files.filter(({ file }) => keptBack.includes(file)).flatMap(keysOf)
  const stopped = withDependents([...files.flatMap(stoppedOf), ...kept], needs)
  const excluded = withDependents([...stopped, ...unticked], needs)
  const { count, ...chosen } = requestOf(files, excluded)
  const namesOf = changeNames(files)
  return {
    count,
    chosen: { ...chosen, seen: Object.fromEntries(chosen.files.map(file => [file, seen[file]])) },
    /** The number of all changes. */
    all: files.reduce((sum, file) => sum + file.count, 0),
    /** The ticks, as the list shows them. */
    choices: {
      excluded,
      stopped,
      dependentsOf: (key: string) =>
        [...withDependents([key], needs)]
          .filter(other => other !== key)
          .map(other => namesOf.get(other) ?? other),
      onChoose: (keys: string[], isChosen: boolean) =>
        setUnticked(
          isChosen
            ? unticked.difference(withNeeds(keys, needs))
            : withDependents([...unticked, ...keys], needs),
        ),
    },
  }
}

/** Returns the names that the list shows for the changes. */
const changeNames = (files: readonly FileChanges[]): Map<string, string> =>
  new Map(
    files.flatMap(({ file, name, places }) => [
      [file, name] as const,
      ...places.map(place => [changeKey(file, place), [name, ...place.way].join(' › ')] as const),
    ]),
  )
