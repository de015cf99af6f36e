import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import { classes } from '../../styles/classes.ts'
import css from './FilterBar.module.css'

export type FilterWords = { text: string; lang?: string | undefined }

type Props = {
  label: FilterWords
  /** The number of projects with its noun: "{n} project", "{n} projects". */
  labels: { one: string; many: string }
  count: number
  pressed: boolean
  /** True for the visitor's last choice, which is marked red. */
  last: boolean
  onClick: () => void
}

/** A filter button. Its accessible name is the choice alone; the number of projects is its description. */
export function FilterButton({ label, labels, count, pressed, last, onClick }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={classes(last && css.last)}
        aria-pressed={pressed}
        aria-describedby={id}
        onClick={onClick}
      >
        <span lang={label.lang}>{label.text}</span>
        <sup aria-hidden="true"> {count}</sup>
      </button>
      <span id={id} hidden>
        {fill(count === 1 ? labels.one : labels.many, { n: count })}
      </span>
    </>
  )
}
