import { classes } from '../../styles/classes.ts'
import css from './ProjectFilter.module.css'

export type FilterWords = { text: string; lang?: string | undefined }

type Props = {
  label: FilterWords
  /** The number of projects with its noun: "{n} project", "{n} projects". */
  labels: { one: string; many: string }
  count: number
  pressed: boolean
  /** The last decision that was made: the red belongs to it. */
  last: boolean
  onClick: () => void
}

/** One choice, and how many projects it leaves. */
export function FilterButton({ label, labels, count, pressed, last, onClick }: Props) {
  const [before, after] = (count === 1 ? labels.one : labels.many).split('{n}')
  return (
    <button type="button" className={classes(last && css.last)} aria-pressed={pressed} onClick={onClick}>
      <span lang={label.lang}>{label.text}</span>
      <sup>
        {' '}
        <span className="vh">{before}</span>
        {count}
        <span className="vh">{after}</span>
      </sup>
    </button>
  )
}
