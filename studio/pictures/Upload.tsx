// Uploads a picture that was dropped or chosen, with its description. Its file name is made from the title.

import { Fragment, useCallback, useEffect, useId, useRef, useState } from 'react'
import { pictureOrigins } from '../../src/content/picture-uses.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import { locales } from '../../src/routes.ts'
import { upload } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import type { PictureKind } from './library.server.ts'
import type { Uploaded } from './routes.server.ts'
import { picturesWords } from './words.ts'

type Props = {
  kind?: PictureKind
  /** The minimum width in pixels that the place needs. */
  least?: number | undefined
  dropped?: File | undefined
  onAdded: (name: string) => void
}

export function Upload({ kind = 'picture', least = 0, dropped, onAdded }: Props) {
  const t = useWords(picturesWords)
  const { language } = useSession()
  const [file, setFile] = useState<File>()
  const [complaint, setComplaint] = useState('')
  const [isTooSmall, setTooSmall] = useState(false)
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const choose = useCallback(
    async (next: File | undefined) => {
      setFile(next)
      setComplaint('')
      const width = next && (await widthOf(next))
      const isSmall = width !== undefined && width < least
      setTooSmall(isSmall)
      if (isSmall) setComplaint(t.tooSmall(width, least))
    },
    [least, t],
  )
  useEffect(() => {
    if (dropped) void choose(dropped)
  }, [dropped, choose])
  // Sends without a form of its own: the field may be in one, and forms cannot be nested.
  const send = async () => {
    const controls = [...(box.current?.querySelectorAll<HTMLInputElement>('[data-name]') ?? [])]
    const empty = controls.find(({ value, dataset }) => dataset.name !== 'credit' && value.trim() === '')
    if (!file) return setComplaint(t.chooseFirst)
    if (empty) {
      setComplaint(t.fillIn)
      return empty.focus()
    }
    if (isTooSmall) return
    const query = new URLSearchParams(controls.map(({ value, dataset }) => [dataset.name ?? '', value]))
    setBusy(true)
    await attempt(async () => {
      const { name } = await upload<Uploaded>(`${kind}?${query}`, file)
      setRound(round + 1)
      await choose(undefined)
      onAdded(name)
    })
    setBusy(false)
  }
  const text = (name: string, label: string, lang?: string) => (
    <div className={fields.field}>
      <div className={fields.label}>
        <label htmlFor={`${id}-${name}`}>{label}</label>
      </div>
      <input className={fields.control} id={`${id}-${name}`} data-name={name} lang={lang} />
    </div>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the field does
    <div
      key={round}
      ref={box}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void send()
      }}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        void choose(event.dataTransfer.files[0])
      }}
    >
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor={`${id}-file`}>{t.file}</label>
        </div>
        <input
          id={`${id}-file`}
          className={fields.control}
          type="file"
          accept="image/*"
          onChange={event => void choose(event.target.files?.[0])}
        />
        <p className={texts.note}>{file ? file.name : t.drop}</p>
      </div>
      {text('title', t.title)}
      {locales.map(locale => (
        <Fragment key={locale}>{text(locale, t.alt(languageName(locale, language)), locale)}</Fragment>
      ))}
      <div className={fields.field}>
        <div className={fields.label}>
          <label htmlFor={`${id}-origin`}>{t.origin}</label>
        </div>
        <select className={fields.control} id={`${id}-origin`} data-name="origin">
          <OptionList
            of={Object.entries(pictureOrigins).map(([origin, label]) => ({
              value: origin,
              label: label[language],
            }))}
          />
        </select>
      </div>
      {text('credit', t.credit)}
      {(complaint || problem) && <Message>{complaint || problem}</Message>}
      <Button primary disabled={isBusy} onClick={() => void send()}>
        {isBusy ? t.taking : t.take}
      </Button>
    </div>
  )
}

/** Resolves to undefined for a file that the browser cannot read; the server gives the reason. */
const widthOf = (file: File): Promise<number | undefined> =>
  createImageBitmap(file).then(
    ({ width }) => width,
    () => undefined,
  )
