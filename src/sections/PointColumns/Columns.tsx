import { classes } from '../../styles/classes.ts'
import css from './Columns.module.css'

export type Column = { title: string; text: string; points: string[] }

/** Shows columns side by side. The numbers of points continue from one column to the next. */
export function Columns({ columns, numbers }: { columns: Column[]; numbers: boolean }) {
  const List = numbers ? 'ol' : 'ul'
  const firstNumber = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { points }) => sum + points.length, 1),
  )
  return (
    <div className={classes('columns tiled', css.columns)}>
      {columns.map(({ title, text, points }, index) => (
        <div key={title}>
          <h3 className="h4">{title}</h3>
          <p className="small">{text}</p>
          <List className="hairlines" {...(numbers && { start: firstNumber[index] })}>
            {points.map((point, place) => (
              <li key={point}>
                {numbers && (
                  <span className="tn" aria-hidden="true">
                    {String((firstNumber[index] ?? 1) + place).padStart(2, '0')}
                  </span>
                )}
                <span>{point}</span>
              </li>
            ))}
          </List>
        </div>
      ))}
    </div>
  )
}
