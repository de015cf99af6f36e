import { classes } from '../../src/styles/classes.ts'
import styles from './publish.module.css'

/** The title block of an edition: its number, author and date. */
export function EditionBlock({ cells }: { cells: [string, string][] }) {
  return (
    <div className={classes(styles.titleBlock, styles.edition)}>
      <dl>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
