import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Hyphenated } from '../Hyphenated/Hyphenated.tsx'
import css from './OpeningText.module.css'
import { Prose } from './Prose.tsx'

type Props = {
  id: string
  heading: string
  /** A larger text before the main one. */
  lead?: string | undefined
  copy: string
  /** A button under the text. */
  children?: ReactNode
}

/** Introduces the subject of a page: a heading, and its text beside it. */
export function OpeningText({ id, heading, lead, copy, children }: Props) {
  return (
    <div className={classes('beside', lead ? css.led : `early ${css.text}`)}>
      <h2 className="h2" id={id}>
        <Hyphenated text={heading} />
      </h2>
      {lead && <p className="lead">{lead}</p>}
      <div className={css.words}>
        <Prose html={copy} />
        {children}
      </div>
    </div>
  )
}
