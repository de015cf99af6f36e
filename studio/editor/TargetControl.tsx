// The target of a link: a page or project of the site, or an address elsewhere.

import { type ComponentProps, useState } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import { useEditing } from './context.ts'
import { withScheme } from './with-scheme.ts'
import { editorWords } from './words.ts'

type Props = { path: Path } & Pick<
  ComponentProps<'select'>,
  'id' | 'className' | 'aria-invalid' | 'aria-describedby' | 'onFocus'
>

const elsewhere = 'elsewhere'

export function TargetControl({ path, ...common }: Props) {
  const t = useWords(editorWords)
  const { words } = useSession()
  const { now, change, options } = useEditing()
  const target = String(valueAt(now.value, path) ?? '')
  const [isChosen, setChosen] = useState(false)
  // Keeps the address as it is typed; it is saved with https:// before it.
  const [typed, setTyped] = useState<string>()
  const isElsewhere = isChosen || target.startsWith('https:')
  const write = (value: string) => change({ op: 'set', path, value })
  const isKnown = options.target?.some(({ value }) => value === target)
  return (
    <>
      <select
        {...common}
        value={isElsewhere ? elsewhere : target}
        onChange={({ target: { value } }) => {
          setChosen(value === elsewhere)
          if (value !== elsewhere) write(value)
        }}
      >
        {!isKnown && !isElsewhere && <option value={target}>{target || words.choose}</option>}
        <OptionList of={options.target} />
        <option value={elsewhere}>{t.elsewhere}</option>
      </select>
      {isElsewhere && (
        <input
          className={common.className}
          aria-label={t.elsewhereAddress}
          aria-invalid={common['aria-invalid']}
          aria-describedby={common['aria-describedby']}
          type="url"
          placeholder="https://"
          value={typed ?? (target.startsWith('https:') ? target : '')}
          onChange={event => {
            setTyped(event.target.value)
            if (event.target.value.trim() !== '') write(withScheme(event.target.value.trim()))
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </>
  )
}
