// Lists the editions, the newest first. The brief form can revert only the newest, and leaves out the notes.

import { classes } from '../../src/styles/classes.ts'
import { TextLink } from '../ui/Button.tsx'
import { moment } from '../ui/day-and-time.ts'
import layout from '../ui/layout.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './publish.module.css'
import type { EditionSummary } from './routes.server.ts'
import { publishWords } from './words.ts'

export function EditionTable({
  editions,
  isBrief = false,
}: {
  editions: EditionSummary[]
  isBrief?: boolean
}) {
  const { language } = useSession()
  const t = useWords(publishWords)
  if (editions.length === 0) return <p className={classes(texts.secondary, layout.below)}>{t.noEditions}</p>
  return (
    <div
      className={
        isBrief
          ? classes(styles.titleBlock, styles.briefEditions)
          : classes(styles.titleBlock, styles.allEditions)
      }
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t.edition}</th>
            <th scope="col">{isBrief ? t.since : t.when}</th>
            <th scope="col">{t.by}</th>
            <th scope="col">{t.pages}</th>
          </tr>
        </thead>
        <tbody>
          {editions.map(({ number, at, person, pages, note, takesBack, revertedBy }, index) => (
            <tr key={number} className={index === 0 ? styles.current : undefined}>
              <td className={classes(styles.number, texts.figures)}>{number}</td>
              <td className={texts.figures}>{moment(at, language)}</td>
              <td>{person}</td>
              <td>
                {pages.join(', ')}
                {takesBack !== undefined && <p className={texts.note}>{t.takesBack(takesBack)}</p>}
                {revertedBy !== undefined && <p className={texts.note}>{t.revertedBy(revertedBy)}</p>}
                {!isBrief && note && <p className={texts.note}>{note}</p>}
                {!isBrief && index === 0 && <p className={texts.note}>{t.latest}</p>}
                {pages.length > 0 && revertedBy === undefined && (!isBrief || index === 0) && (
                  <p>
                    <TextLink to={`editions/${number}`}>{t.back(number)}</TextLink>
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
