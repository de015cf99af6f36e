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

/** Asks which of two versions to keep. `show` puts a version into words; by default it lists its texts. */
export function Conflict({ path, show = readable }: { path: Path; show?: (value: unknown) => string }) {
  const { now, draft } = useEditing()
  // A text in several languages also shows the conflict of a single one.
  const mine = now.conflicts.filter(({ root }) => isWithin(root, path) && root.length - path.length <= 1)
  return mine.map(unit => (
    <Choice
      key={unit.root.join('.')}
      unit={unit}
      show={unit.root.length > path.length ? readable : show}
      settle={isMine => draft.settle(unit, isMine)}
    />
  ))
}

type ChoiceProps = { unit: Unit; show: (value: unknown) => string; settle: (mine: boolean) => void }

function Choice({ unit, show, settle }: ChoiceProps) {
  const words = useWords(editorWords)
  const by = unit.conflict?.by
  const says = by === undefined ? words.conflict : words.conflictWith(by)
  return (
    <fieldset className={conflictStyles.conflict} aria-label={says}>
      <p className={conflictStyles.conflictHead}>
        <LineIcon name="stop" />
        {says}
      </p>
      <div className={conflictStyles.versions}>
        <div>
          <p className={texts.strong}>{words.mine}</p>
          <p>{show(wantedOf(unit))}</p>
          <Button small onClick={() => settle(true)}>
            {words.takeMine}
          </Button>
        </div>
        <div>
          <p className={texts.strong}>{words.theirs}</p>
          <p>{show(unit.conflict?.theirs)}</p>
          <Button small onClick={() => settle(false)}>
            {words.takeTheirs}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

/** Joins the texts of lists and groups. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(readable).join(' · ')
}

export const textAt = (value: unknown, path: Path): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}
