// A picture from the desk: dropped or chosen, described, taken in. Its file name is made from the title.

import { Fragment, type SubmitEvent, useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { locales } from '../../src/routes.ts'
import { upload } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { valueLabels } from '../words/key-labels.ts'
import type { Uploaded } from './routes.server.ts'
import { picturesWords } from './words.ts'

const origins = ['photo', 'rendering', 'drawing', 'generated'] as const

export function Upload({ onAdded }: { onAdded: (name: string) => void }) {
  const t = useWords(picturesWords)
  const { language } = useSession()
  const [file, setFile] = useState<File>()
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const choose = (next: File | undefined) => {
    setFile(next)
    setIsMissing(false)
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    data.delete('file')
    const query = new URLSearchParams([...data].map(([key, value]) => [key, String(value)]))
    if (!file) return setIsMissing(true)
    setBusy(true)
    await attempt(async () => {
      const { name } = await upload<Uploaded>(`picture?${query}`, file)
      form.reset()
      choose(undefined)
      onAdded(name)
    })
    setBusy(false)
  }
  const text = (name: string, label: string, lang?: string) => (
    <div className={fields.field}>
      <div className={fields.label}>
        <label htmlFor={`up-${name}`}>{label}</label>
      </div>
      <input
        className={fields.control}
        id={`up-${name}`}
        name={name}
        lang={lang}
        required={name !== 'credit'}
      />
    </div>
  )
  return (
    <form
      onSubmit={send}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor="up-file">{t.file}</label>
        </div>
        <input
          id="up-file"
          className={fields.control}
          name="file"
          type="file"
          accept="image/*"
          onChange={event => choose(event.target.files?.[0])}
        />
        <p className={texts.note}>{file ? file.name : t.drop}</p>
      </div>
      {text('title', t.title)}
      {locales.map(locale => (
        <Fragment key={locale}>{text(locale, t.alt(languageName(locale, language)), locale)}</Fragment>
      ))}
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor="up-origin">{t.origin}</label>
        </div>
        <select className={fields.control} id="up-origin" name="origin">
          {origins.map(origin => (
            <option key={origin} value={origin}>
              {valueLabels[`origin.${origin}`][language === 'de' ? 0 : 1]}
            </option>
          ))}
        </select>
      </div>
      {text('credit', t.credit)}
      {(isMissing || problem) && <Message>{isMissing ? t.chooseFirst : problem}</Message>}
      <Button type="submit" primary disabled={isBusy}>
        {isBusy ? t.taking : t.take}
      </Button>
    </form>
  )
}
