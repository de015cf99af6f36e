import { useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { locales } from '../../src/routes.ts'
import { TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './bid-rows.module.css'
import { Choice } from './Choice.tsx'
import type { ComparabilitySentence } from './comparability-sentence.ts'
import type { Fit, FitProject } from './fit.ts'
import { fitWords } from './fit-words.ts'
import { Part } from './Part.tsx'
import { maxSentenceCharacters } from './saved-bid.ts'

type Props = {
  fit: Fit
  chosen: readonly string[]
  edits: readonly ComparabilitySentence[]
  onChange: (edits: ComparabilitySentence[]) => void
}

/** The sentences of the selected references, to change and to copy. */
export function Comparability({ fit, chosen, edits, onChange }: Props) {
  const t = useWords(fitWords)
  const { language: own } = useSession()
  const [language, setLanguage] = useState<string>(
    locales.find(locale => locale === own) ?? locales[0] ?? 'de',
  )
  const references = chosen.flatMap(id => fit.projects.find(project => project.id === id) ?? [])
  return (
    <Part
      id="bid-sentences"
      title={t.sentences}
      lead={t.sentencesLead}
      beside={
        <Choice
          isInline
          label={t.sentencesIn}
          value={language}
          options={locales.map(locale => [locale, languageName(locale, own)] as const)}
          onChange={setLanguage}
        />
      }
    >
      {references.map(reference => (
        <ReferenceSentences key={reference.id} {...{ reference, fit, edits, language, onChange }} />
      ))}
    </Part>
  )
}

type ReferenceProps = Omit<Props, 'chosen'> & { reference: FitProject; language: string }

function ReferenceSentences({ reference, fit, edits, language, onChange }: ReferenceProps) {
  const t = useWords(fitWords)
  const [isCopied, setCopied] = useState(false)
  const { id, title, cells } = reference
  const isOf = (number: number) => (one: ComparabilitySentence) =>
    one.project === id && one.number === number && one.language === language
  const rows = fit.requirements.flatMap(({ number, points, head, ask }) => {
    const fromFacts = fit.sentences?.find(isOf(number))?.text ?? ''
    const edit = edits.find(isOf(number))
    // A grade that the reference does not reach has a sentence only if a person wrote one.
    if (points !== undefined && !fromFacts && !edit) return []
    return { number, asked: `${head}: ${ask}`, fromFacts, edit, text: edit?.text ?? fromFacts }
  })
  const write = (number: number, text: string | undefined) => {
    const others = edits.filter(one => !isOf(number)(one))
    const isInternal = cells[number]?.isInternal === true
    onChange(text === undefined ? others : [...others, { project: id, number, language, text, isInternal }])
  }
  const copy = async () => {
    await navigator.clipboard.writeText(
      rows.flatMap(({ text }) => (text.trim() ? text.trim() : [])).join('\n'),
    )
    setCopied(true)
    setTimeout(() => setCopied(false), 4000)
  }
  return (
    <div className={styles.sentences}>
      <div className={styles.sentenceHead}>
        <h3>{title}</h3>
        <span role="status" className={texts.note}>
          {isCopied && t.copied}
        </span>
        <TextButton onClick={() => void copy()} about={title}>
          {t.copySentences}
        </TextButton>
      </div>
      <ul>
        {rows.map(({ number, asked, fromFacts, edit, text }) => (
          <li key={number} className={styles.sentence}>
            <span className={texts.note}>
              {number} {asked}
              {cells[number]?.isInternal && ` · ${t.restsOnInternal}`}
            </span>
            <textarea
              className={fields.control}
              rows={2}
              lang={language}
              aria-label={t.sentence(title, number)}
              placeholder={t.noSentence}
              maxLength={maxSentenceCharacters}
              value={text}
              onChange={event => write(number, event.target.value)}
            />
            {edit && edit.text !== fromFacts && (
              <TextButton onClick={() => write(number, undefined)} about={t.sentence(title, number)}>
                {t.fromFacts}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
