import { type SubmitEvent, useId, useState } from 'react'
import { locales } from '../../src/routes.ts'
import { postForFile } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { download } from '../ui/download.ts'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { orderOfBid } from './bid-order.ts'
import styles from './bids.module.css'
import type { Fit } from './fit.ts'
import { SheetForm } from './SheetForm.tsx'
import { type SheetChoice, usualChoice } from './sheet-choice.ts'
import type { Work } from './use-saved-bid.ts'
import { bidWords } from './words.ts'

type Props = {
  fit: Fit | undefined
  work: Work
  /** The name of the bid, at the head of each page. */
  procedure: string
  /** The address of the printed sheets, once the bid is saved. */
  print: string | undefined
  /** The number of criteria that no person has confirmed. */
  unconfirmed: number
  onChoice: (choice: SheetChoice) => void
}

/** Makes the files of a bid and hands them to the browser as one archive; the browser prints its sheets as PDF. */
export function BidFiles({ fit, work, procedure, print, unconfirmed, onChoice }: Props) {
  const t = useWords(bidWords)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const { chosen, sheets = usualChoice(locales[0]) } = work
  const hint = chosen.length === 0 ? t.chooseFirst : unconfirmed > 0 ? t.confirmFirst(unconfirmed) : ''
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const form = data.get('form')
    setBusy(true)
    await attempt(async () => {
      const archive = await postForFile('bids/files', {
        ...orderOfBid(procedure, work, sheets),
        declarations: data.has('declarations'),
        forms:
          form instanceof File && form.size > 0
            ? [{ name: form.name.slice(0, 120), file: await base64Of(form), mapping: {} }]
            : [],
      })
      download(archive, 'vergabe.zip')
    })
    setBusy(false)
  }
  return (
    <form onSubmit={make}>
      <SheetForm choice={sheets} facts={fit?.facts ?? []} onChange={onChoice} />
      <label className={styles.box}>
        <input type="checkbox" name="declarations" />
        <span>{t.addStatements}</span>
      </label>
      <label className={fields.field}>
        <span className={fields.label}>{t.form}</span>
        <input
          className={fields.control}
          type="file"
          name="form"
          accept=".docx"
          aria-describedby={`${id}form`}
        />
      </label>
      <p className={texts.note} id={`${id}form`}>
        {t.formHint}
      </p>
      {chosen.flatMap(id => {
        const gap = fit?.pictureGaps?.[id]
        const title = fit?.projects.find(project => project.id === id)?.title ?? id
        return gap ? <Message key={id}>{t.pictureGaps[gap.reason](title, gap.file)}</Message> : []
      })}
      {problem && <Message>{problem}</Message>}
      <div className={styles.make}>
        <Button type="submit" primary large disabled={isBusy || hint !== ''}>
          {isBusy ? t.making : t.make}
        </Button>
        {hint === '' && print && (
          <a href={print} target="_blank" rel="noreferrer" className={buttons.link}>
            <span>{t.print}</span>
          </a>
        )}
        {hint && <p className={texts.secondary}>{hint}</p>}
      </div>
    </form>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return bytes.toBase64()
}
