import { type SubmitEvent, useId, useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { locales } from '../../src/routes.ts'
import { postForFile } from '../ui/api.ts'
import { Button } from '../ui/Button.tsx'
import { download } from '../ui/download.ts'
import fields from '../ui/fields.module.css'
import { Message } from '../ui/Message.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import styles from './bids.module.css'
import type { ComparabilitySentence } from './comparability.ts'
import type { Fit } from './fit.ts'
import type { Requirement } from './requirement.ts'
import { bidWords } from './words.ts'

type Props = {
  fit: Fit | undefined
  projects: readonly string[]
  people: readonly string[]
  requirements: readonly Requirement[]
  /** Sentences that a person changed. */
  sentences: readonly ComparabilitySentence[]
  /** The number of criteria that no person has confirmed. */
  unconfirmed: number
  /** The name of the bid, at the head of each page. */
  procedure: string
}

/** Makes the files of a bid and hands them to the browser as one archive. */
export function BidFiles({ fit, projects, people, requirements, sentences, unconfirmed, procedure }: Props) {
  const t = useWords(bidWords)
  const { language } = useSession()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const { problem, attempt } = useAction()
  const hint = projects.length === 0 ? t.chooseFirst : unconfirmed > 0 ? t.confirmFirst(unconfirmed) : ''
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const form = data.get('form')
    setBusy(true)
    await attempt(async () => {
      const archive = await postForFile('bids/files', {
        language: data.get('language'),
        procedure,
        paper: data.get('paper'),
        internal: data.has('internal'),
        declarations: data.has('declarations'),
        projects,
        people,
        requirements,
        sentences: sentences.flatMap(({ language, ...sentence }) =>
          language === data.get('language') && projects.includes(sentence.project) ? sentence : [],
        ),
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
      <div className={styles.inputRow}>
        <label className={fields.field}>
          <span className={fields.label}>{t.language}</span>
          <select className={fields.control} name="language">
            {locales.map(locale => (
              <option key={locale} value={locale}>
                {languageName(locale, language)}
              </option>
            ))}
          </select>
        </label>
        <label className={fields.field}>
          <span className={fields.label}>{t.paper}</span>
          <select className={fields.control} name="paper">
            <option value="portrait">{t.papers.portrait}</option>
            <option value="landscape">{t.papers.landscape}</option>
          </select>
        </label>
      </div>
      <label className={styles.box}>
        <input type="checkbox" name="internal" aria-describedby={`${id}internal`} />
        <span>{t.printInternal}</span>
      </label>
      <p className={texts.note} id={`${id}internal`}>
        {t.printInternalHint}
      </p>
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
      {projects.flatMap(id => {
        const gap = fit?.pictureGaps?.[id]
        const title = fit?.projects.find(project => project.id === id)?.title ?? id
        return gap ? <Message key={id}>{t.pictureGaps[gap.reason](title, gap.file)}</Message> : []
      })}
      {problem && <Message>{problem}</Message>}
      <div className={styles.make}>
        <Button type="submit" primary large disabled={isBusy || hint !== ''}>
          {isBusy ? t.making : t.make}
        </Button>
        {hint && <p className={texts.secondary}>{hint}</p>}
      </div>
    </form>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return bytes.toBase64()
}
