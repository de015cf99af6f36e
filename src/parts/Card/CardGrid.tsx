import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import css from './CardGrid.module.css'

type Props = {
  children: ReactNode
  /** The number of parts of a card: four if there is no line between picture and title. */
  parts?: 4 | 5
  /** True for cards of people, which are closer together on phones. */
  people?: boolean
  /** Puts the cards below each other at every width. */
  single?: boolean
}

/** Cards in rows whose hairlines meet. */
export function CardGrid({ children, parts = 5, people = false, single = false }: Props) {
  return (
    <div
      className={classes(
        'columns tiled',
        css.cards,
        parts === 4 && css.four,
        people && css.people,
        single && css.single,
      )}
    >
      {children}
    </div>
  )
}
