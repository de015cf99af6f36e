import type { Path } from '../../src/content/changes.ts'
import { TextButton } from '../ui/Button.tsx'
import { useWords } from '../ui/session.tsx'
import { useEditing } from './context.ts'
import itemsStyles from './items.module.css'
import { editorWords } from './words.ts'

/** Removes an optional value from its file. */
export function TakeOut({ path, label, optional }: { path: Path; label: string; optional: boolean }) {
  const t = useWords(editorWords)
  const { change } = useEditing()
  if (!optional) return null
  return (
    <TextButton
      className={itemsStyles.removeNested}
      about={label}
      onClick={() => change({ op: 'remove', path })}
    >
      {t.takeOut}
    </TextButton>
  )
}
