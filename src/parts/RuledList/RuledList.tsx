import { classes } from '../../styles/classes.ts'
import { Hyphenated } from '../Hyphenated/Hyphenated.tsx'
import css from './RuledList.module.css'

type Props = {
  items: { title: string; text: string }[]
  /** The number of columns on wide screens. */
  columns: 2 | 4
}

/** Lists short texts, each below a line. */
export function RuledList({ items, columns }: Props) {
  return (
    <ul className={classes('columns lined', css.list, columns === 4 && css.four)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">
            <Hyphenated text={title} />
          </h3>
          <p className="copy">{text}</p>
        </li>
      ))}
    </ul>
  )
}
