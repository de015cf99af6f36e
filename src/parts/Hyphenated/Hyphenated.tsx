import { Fragment } from 'react'
import css from './Hyphenated.module.css'

/** A title that may break at its soft hyphens. CSS inserts them, so that the text is read out and copied without them. */
export function Hyphenated({ text }: { text: string }) {
  return text.split('\u00ad').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={css.softHyphen} />}
      {part}
    </Fragment>
  ))
}
