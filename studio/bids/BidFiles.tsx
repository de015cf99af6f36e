import { type SubmitEvent, useId, useState } from 'react'
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
import { FormPlaces } from './FormPlaces.tsx'
import type { Fit } from './fit.ts'
import { SheetForm } from './SheetForm.tsx'
import { choiceOf } from './sheet-choice.ts'
import { sheetWords } from './sheet-words.ts'
import { type Form, useOpenPlaces } from './use-open-places.ts'
import type { Work } from './use-saved-bid.ts'

type Props = {
  fit: Fit | undefined
  work: Work
  /** The name of the bid, at the head of each page. */
  procedure: string
  /** The address of the printed sheets, once the bid is saved. */
  print: string | undefined
  /** The number of criteria that no person has confirmed. */
  unconfirmed: number
  onChange: (changed: Pick<Work, 'sheets' | 'mapping'>) => void
}

/** Makes the files of a bid and hands them to the browser as one archive; the browser prints its sheets as PDF. */
export function BidFiles({ fit, work, procedure, print, unconfirmed, onChange }: Props) {
  const t = useWords(sheetWords)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const { chosen } = work
  const sheets = choiceOf(work)
  const [form, setForm] = useState<Form>()
  const order = orderOfBid(procedure, work, sheets)
  const { places, problem: formProblem, isReading } = useOpenPlaces(form, order)
  // The mapping of this bid overrides the one that earlier bids propose.
  const mapping = { ...places?.mapping, ...work.mapping }
  const hint = chosen.length === 0 ? t.chooseFirst : unconfirmed > 0 ? t.confirmFirst(unconfirmed) : ''
  const titleOf = (id: string) => fit?.projects.find(project => project.id === id)?.title ?? id
  const open = async ([file]: Iterable<File>) =>
    setForm(file && { name: file.name.slice(0, 120), file: await base64Of(file) })
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const declarations = new FormData(event.currentTarget).has('declarations')
    setBusy(true)
    if (form) onChange({ mapping })
    await attempt(async () => {
      const forms = form ? [{ ...form, mapping }] : []
      download(await postForFile('bids/files', { ...order, declarations, forms }), 'vergabe.zip')
    })
    setBusy(false)
  }
  return (
    <form onSubmit={make}>
      <SheetForm choice={sheets} facts={fit?.facts ?? []} onChange={sheets => onChange({ sheets })} />
      <label className={styles.box}>
        <input type="checkbox" name="declarations" />
        <span>{t.addStatements}</span>
      </label>
      <label className={fields.field}>
        <span className={fields.label}>{t.form}</span>
        <input
          className={fields.control}
          type="file"
          accept=".docx"
          aria-describedby={`${id}form`}
          onChange={event => void open(event.target.files ?? [])}
        />
      </label>
      <p className={texts.note} id={`${id}form`}>
        {t.formHint}
      </p>
      <p role="status" className={fields.label}>
        {isReading ? t.readingForm : places && t.openPlaces(places.names.length)}
      </p>
      {formProblem && <Message>{formProblem}</Message>}
      {places && places.names.length > 0 && (
        <FormPlaces
          names={places.names}
          mapping={mapping}
          references={chosen.map(titleOf)}
          facts={fit?.facts ?? []}
          onChange={mapping => onChange({ mapping })}
        />
      )}
      {chosen.flatMap(id => {
        const gap = fit?.pictureGaps?.[id]
        return gap ? <Message key={id}>{t.pictureGaps[gap.reason](titleOf(id), gap.file)}</Message> : []
      })}
      {problem && <Message>{problem}</Message>}
      <div className={styles.make}>
        <Button type="submit" primary large disabled={isBusy || isReading || hint !== ''}>
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
