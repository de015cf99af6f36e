import { Fragment } from 'react'
import css from './Hyphenated.module.css'

/** A title that may break at its soft hyphens. They are drawn by style, so that the text reads and copies as it is written. */
export function Hyphenated({ text }: { text: string }) {
  return text.split('\u00ad').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={css.softHyphen} />}
      {part}
    </Fragment>
  ))
}
