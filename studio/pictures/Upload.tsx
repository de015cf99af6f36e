// A picture from the desk: dropped or chosen, described, taken in. Its file name is made from the title.

import { type SubmitEvent, useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { type Rejection, upload } from '../ui/api.ts'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { choiceLabels } from '../words/labels-choices.ts'
import type { Uploaded } from './routes.server.ts'

const origins = ['photo', 'rendering', 'drawing', 'generated'] as const

export function Upload({ onAdded }: { onAdded: (name: string) => void }) {
  const { words, language } = useSession()
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<{ busy: boolean; wrong?: string }>({ busy: false })
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    data.delete('file')
    const query = new URLSearchParams([...data].map(([key, value]) => [key, String(value)]))
    if (!file) return setState({ busy: false, wrong: words.pictures.chooseFirst })
    setState({ busy: true })
    try {
      const { name } = await upload<Uploaded>(`picture?${query}`, file)
      form.reset()
      setFile(undefined)
      setState({ busy: false })
      onAdded(name)
    } catch (error) {
      setState({ busy: false, wrong: (error as Rejection).message || words.away.title })
    }
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
        setFile(event.dataTransfer.files[0])
      }}
    >
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor="up-file">{words.pictures.file}</label>
        </div>
        <input
          id="up-file"
          className={fields.control}
          name="file"
          type="file"
          accept="image/*"
          onChange={event => setFile(event.target.files?.[0])}
        />
        <p className={texts.note}>{file ? file.name : words.pictures.drop}</p>
      </div>
      {text('title', words.pictures.title)}
      {text('de', words.pictures.alt.de, 'de')}
      {text('en', words.pictures.alt.en, 'en')}
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor="up-origin">{words.pictures.origin}</label>
        </div>
        <select className={fields.control} id="up-origin" name="origin">
          {origins.map(origin => (
            <option key={origin} value={origin}>
              {choiceLabels[`origin.${origin}`][language === 'de' ? 0 : 1]}
            </option>
          ))}
        </select>
      </div>
      {text('credit', words.pictures.credit)}
      {state.wrong && <Message>{state.wrong}</Message>}
      <button type="submit" className={classes(buttons.button, buttons.primary)} disabled={state.busy}>
        {state.busy ? words.pictures.taking : words.pictures.take}
      </button>
    </form>
  )
}
