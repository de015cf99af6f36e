import { pathName } from '../../src/content/problems.ts'
import { classes } from '../../src/styles/classes.ts'
import { moment } from '../ui/day-and-time.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import notices from '../ui/notices.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './publish.module.css'
import type { Why } from './publish-error.server.ts'
import { publishWords } from './words.ts'

/** Says why a publication failed, that nothing is lost, and how to go on. */
export function FailureReason({ why }: { why: Why }) {
  const { language } = useSession()
  const t = useWords(publishWords)
  const isCalm = why.kind === 'cancelled' || why.kind === 'nothing'
  return (
    <div className={classes(notices.warning, isCalm && notices.calm)} role="status">
      {!isCalm && <LineIcon name="stop" />}
      <div>
        <p className={texts.strong}>{t.why[why.kind]}</p>
        {why.kind === 'problems' && (
          <ul className={styles.list}>
            {why.problems.map(({ file, path, says }) => {
              const place = [file.replace('.yaml', ''), pathName(path)].filter(Boolean).join(' › ')
              return (
                <li key={`${place} ${says.de}`}>
                  {place}: {says[language]}
                </li>
              )
            })}
          </ul>
        )}
        {why.kind === 'irregular' && (
          <ul className={styles.list}>
            {why.files.map(file => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        )}
        {(why.kind === 'conflict' || why.kind === 'revert-conflict') && (
          <>
            <ul className={styles.list}>
              {why.files.map(({ file, person, at }) => (
                <li key={file}>{t.changedBy(nameOf(file), person, at ? moment(at, language) : '')}</li>
              ))}
            </ul>
            <p>{t.conflictHow[why.kind]}</p>
          </>
        )}
        {'details' in why && <pre className={styles.log}>{why.details.slice(-2000)}</pre>}
        <p className={texts.secondary}>{t.safe}</p>
      </div>
    </div>
  )
}

const nameOf = (file: string) => file.replace(/^.*?content\//, '').replace('.yaml', '')
