import type { ReactNode } from 'react'
import { classes } from '../../src/styles/classes.ts'
import layout from './layout.module.css'
import texts from './text.module.css'

type Props = {
  title: string
  lead?: string | false
  aside: ReactNode
  children: ReactNode
  /** Names the part beside the aside, unless a heading in it does. */
  label?: string
}

/** A screen with its title above, and at the right a part that stays in sight. */
export function PageWithAside({ title, lead, aside, children, label }: Props) {
  return (
    <main className={layout.page} id="main">
      <div className={classes(layout.grid, layout.gridHead)}>
        <h1 className={layout.span8}>{title}</h1>
        {lead && <p className={classes(texts.secondary, layout.span4)}>{lead}</p>}
      </div>
      <div className={layout.grid}>
        <section className={layout.span8} aria-label={label}>
          {children}
        </section>
        <aside className={layout.span4}>
          <div className={layout.sticky}>{aside}</div>
        </aside>
      </div>
    </main>
  )
}
