import { classes } from '../../src/styles/classes.ts'
import { IconButton, TextButton } from '../ui/Button.tsx'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import parts from './bids.module.css'
import { additionTo, type DraftRequirement } from './draft-requirements.ts'
import type { Line } from './tender/tender-line.ts'
import styles from './tender.module.css'
import { tenderWords } from './tender-words.ts'

type Props = {
  lines: Line[]
  requirements: DraftRequirement[]
  onAdd: (line: Line) => void
}

/** Shows every line of the tender: with the numbers of its criteria, named, or as not understood. */
export function TenderLines({ lines, requirements, onAdd }: Props) {
  const t = useWords(tenderWords)
  return (
    <ol>
      {lines.map(line => {
        const { status, subjects, text, start, points, demands } = line
        const numbers = requirements.filter(requirement => requirement.start === start)
        const named = [
          ...(points === undefined ? [] : [t.points(points)]),
          ...subjects.filter(subject => subject !== 'points').map(subject => t.subjects[subject]),
        ]
        const isMissed = status === 'unread' && demands
        const addition = additionTo(line)
        const about = text.slice(0, 60)
        const says = [isMissed ? t.demands : t.statuses[status], named.join(', ')].filter(Boolean).join(': ')
        return (
          <li key={start} className={classes(styles.line, styles[status], isMissed && styles.demands)}>
            <span className={styles.numbers}>
              {numbers.map(({ number }) => (
                <a key={number} className={parts.number} href={`#criterion-${number}`}>
                  <span className={texts.hidden}>{t.criterion} </span>
                  {number}
                </a>
              ))}
              {addition === 'on-demand' && (
                <IconButton
                  icon="plus"
                  className={classes(parts.number, styles.onDemand)}
                  label={`${t.add} ${about}`}
                  title={t.add}
                  onClick={() => onAdd(line)}
                />
              )}
            </span>
            <span>
              <Words line={line} />
              <span className={parts.says}>{status === 'unread' && !demands ? '' : says}</span>
              {addition === 'in-sight' && (
                <TextButton onClick={() => onAdd(line)} about={about}>
                  {t.add}
                </TextButton>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Marks the words from which the reader took a criterion. */
function Words({ line: { text, found } }: { line: Line }) {
  const spans = found.map(({ span }) => span).sort(([a], [b]) => a - b)
  const parts: { text: string; isMarked: boolean; at: number }[] = []
  let at = 0
  for (const [start, end] of spans) {
    const from = Math.max(at, start)
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false, at })
    if (end > from) parts.push({ text: text.slice(from, end), isMarked: true, at: from })
    at = Math.max(at, end)
  }
  parts.push({ text: text.slice(at), isMarked: false, at })
  return parts.map(({ text, isMarked, at }) =>
    isMarked ? (
      <mark key={at} className={styles.words}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
}
