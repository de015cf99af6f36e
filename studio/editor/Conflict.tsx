// Two people wrote the same place: both versions are shown, and nothing is saved until one is chosen.

import { type Path, valueAt, wantedOf } from '../../src/content/changes.ts'
import { Button } from '../ui/Button.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import conflictStyles from './conflict.module.css'
import { isWithin, useEditing } from './context.ts'
import type { Unit } from './units.ts'
import { editorWords } from './words.ts'

export function Conflict({ path }: { path: Path }) {
  const { now, draft } = useEditing()
  // A pair shows what happened to one of its languages.
  const mine = now.conflicts.filter(({ root }) => isWithin(root, path) && root.length - path.length <= 1)
  return mine.map(unit => (
    <Choice key={unit.root.join('.')} unit={unit} settle={isMine => draft.settle(unit, isMine)} />
  ))
}

function Choice({ unit, settle }: { unit: Unit; settle: (mine: boolean) => void }) {
  const words = useWords(editorWords)
  return (
    <fieldset className={conflictStyles.conflict} aria-label={words.conflict}>
      <p className={conflictStyles.conflictHead}>
        <LineIcon name="stop" />
        {words.conflict}
      </p>
      <div className={conflictStyles.versions}>
        <div>
          <p className={texts.strong}>{words.mine}</p>
          <p>{readable(wantedOf(unit))}</p>
          <Button small onClick={() => settle(true)}>
            {words.takeMine}
          </Button>
        </div>
        <div>
          <p className={texts.strong}>{words.theirs}</p>
          <p>{readable(unit.conflict?.theirs)}</p>
          <Button small onClick={() => settle(false)}>
            {words.takeTheirs}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

/** Lists and groups as their texts, one after another. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(readable).join(' · ')
}

export const textAt = (value: unknown, path: Path): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}
