import { useId, useState } from 'react'
import type { Locale } from '../../src/routes.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import { useEditing } from './context.ts'
import styles from './rich-text.module.css'
import { withScheme } from './with-scheme.ts'
import { editorWords } from './words.ts'

type Props = {
  current: string | undefined
  locale: Locale
  /** Without a selection, the name of the target becomes the text. */
  onLink: (href: string | undefined, name: string) => void
}

/** Asks where a link leads: to a page or project of the site, or to an address elsewhere. */
export function LinkForm({ current, locale, onLink }: Props) {
  const t = useWords(editorWords)
  const { words } = useSession()
  const { options } = useEditing()
  const isOwn = options.target?.some(({ value }) => value === current) ?? false
  const [own, setOwn] = useState(isOwn ? (current ?? '') : '')
  const [address, setAddress] = useState(isOwn ? '' : (current ?? ''))
  const id = useId()
  const target = address.trim() === '' ? own : withScheme(address.trim())
  const name = options.target?.find(({ value }) => value === target)?.names?.[locale] ?? target
  return (
    <fieldset className={styles.link} aria-label={t.link}>
      <label htmlFor={`${id}-own`}>{t.ownPage}</label>
      <select
        id={`${id}-own`}
        className={fields.control}
        value={own}
        onChange={event => {
          setOwn(event.target.value)
          setAddress('')
        }}
      >
        <option value="">{words.choose}</option>
        <OptionList of={options.target} />
      </select>
      <label htmlFor={`${id}-address`}>{t.otherAddress}</label>
      <input
        id={`${id}-address`}
        className={fields.control}
        type="url"
        value={address}
        onChange={event => setAddress(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || target === '') return
          event.preventDefault()
          onLink(target, name)
        }}
      />
      <p className={styles.tools}>
        <Button small disabled={target === ''} onClick={() => onLink(target, name)}>
          {t.setLink}
        </Button>
        {current && <TextButton onClick={() => onLink(undefined, '')}>{t.removeLink}</TextButton>}
      </p>
    </fieldset>
  )
}
