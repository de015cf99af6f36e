import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { FiguresProps } from './present.ts'
import css from './View.module.css'

/** Shows large figures side by side. */
export function Figures({ heading, figures, at }: FiguresProps) {
  return (
    <Section {...at}>
      <h2 className="h3" id={at.id}>
        {heading}
      </h2>
      <ul className={classes('columns lined', css.measured)}>
        {figures.map(({ formatted, open, title, notes }) => (
          <li key={title}>
            <p className={css.figure} data-part="figure display">
              {formatted}
              {open && '+'}
            </p>
            <h3 className="h4">{title}</h3>
            {notes.map(note => (
              <p className={classes('copy small', css.text)} key={note}>
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
