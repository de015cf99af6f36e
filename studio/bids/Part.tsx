import type { ReactNode } from 'react'
import { classes } from '../../src/styles/classes.ts'
import layout from '../ui/layout.module.css'
import texts from '../ui/text.module.css'
import styles from './bids.module.css'

type Props = {
  id: string
  title: string
  lead?: string
  /** A control in the line of the heading. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of the screen with its heading and a sentence about it. */
export function Part({ id, title, lead, beside, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={layout.sectionHead}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {lead && <p className={classes(texts.note, styles.lead)}>{lead}</p>}
      {children}
    </section>
  )
}
