// Lists earlier values of a field. Restoring one is a change of the draft like any other.

import { diff, type Path, valueAt } from '../../src/content/changes.ts'
import { isPair } from '../content/title.ts'
import { TextButton } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import { InLanguages } from '../ui/InLanguages.tsx'
import { Loading } from '../ui/Loading.tsx'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { readable } from './Conflict.tsx'
import conflictStyles from './conflict.module.css'
import { useEditing } from './context.ts'
import type { FormerValue } from './field-history.server.ts'
import { editorWords } from './words.ts'

export function FieldHistory({ path, onDone }: { path: Path; onDone: () => void }) {
  const t = useWords(editorWords)
  const { language } = useSession()
  const { opened, now, change } = useEditing()
  const { data, error } = useData<FormerValue[]>(
    `field-history?name=${encodeURIComponent(opened.file)}&path=${encodeURIComponent(JSON.stringify(path))}`,
  )
  const current = valueAt(now.value, path)
  const putBack = (value: unknown) => {
    // Applies only the differences, so that an unchanged language keeps its line in the file.
    for (const each of diff(current, value, path)) change(each)
    onDone()
  }
  return (
    <div className={conflictStyles.history}>
      {!data && <Loading error={error} />}
      {data?.length === 0 && <p className={texts.note}>{t.noHistory}</p>}
      <ul className={lists.rows}>
        {data?.map(({ value, at, person }) => (
          <li key={at}>
            <p className={texts.note}>
              {moment(at, language)}, {person}
            </p>
            {isPair(value) ? (
              <InLanguages>{locale => <p lang={locale}>{value[locale]}</p>}</InLanguages>
            ) : (
              <p>{readable(value)}</p>
            )}
            <TextButton onClick={() => putBack(value)}>{t.putBack}</TextButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
