// The marks of a section in the rail: problems, another person writing, remarks, outdated translations.
import { locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import { Letter, useOpenRemarks } from '../remarks/Remarks.tsx'
import { initials } from '../ui/day-and-time.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useEditing } from './context.ts'
import styles from './rail.module.css'
import { editorWords } from './words.ts'

export function RailMarks({ holds }: { holds: (place: (string | number)[]) => boolean }) {
  const words = useWords(editorWords)
  const { now, opened } = useEditing()
  const { others } = useSession()
  const remarks = useOpenRemarks().filter(({ place }) => holds(place))
  const isWrong = now.problems.some(problem => problem.file === opened.file && holds(problem.path))
  return (
    <>
      {isWrong && (
        <span className={classes(texts.wrong, styles.wrong)}>
          <LineIcon name="stop" />
          <span className={texts.hidden}>{words.wrongHere}</span>
        </span>
      )}
      {others
        .filter(other => other.file === opened.file && holds(other.path))
        .map(({ name }) => (
          <span
            key={name}
            className={classes(lists.initials, styles.railWriter)}
            role="img"
            aria-label={words.writes(name)}
          >
            {initials(name)}
          </span>
        ))}
      {remarks.map(({ id, letter }) => (
        <Letter key={id} letter={letter} isNamed />
      ))}
      {locales
        .filter(locale => opened.older.some(path => path.at(-1) === locale && holds(path)))
        .map(locale => (
          <span key={locale} className={classes(lists.tag, lists.quiet, styles.railTag)}>
            {locale.toUpperCase()}
          </span>
        ))}
    </>
  )
}
