import { classes } from '../../styles/classes.ts'
import css from './OpeningText.module.css'
import { Prose } from './Prose.tsx'

/** What a page is about: a heading, and its text beside it. */
export function OpeningText({ id, heading, copy }: { id: string; heading: string; copy: string }) {
  return (
    <div className={classes('beside early', css.text)}>
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      <Prose html={copy} />
    </div>
  )
}
