import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { figures } from './schema.ts'
import css from './View.module.css'

/** Large measured statements side by side. */
export function Figures({ heading, figures: list, at }: SectionProps<typeof figures>) {
  return (
    <Section {...at}>
      <h2 className="h3" id={at.id}>
        {heading}
      </h2>
      <ul className={classes('columns lined', css.measured)}>
        {list.map(({ figure, title, text }) => (
          <li key={title}>
            <p className={css.figure}>{figure}</p>
            <h3 className="h4">{title}</h3>
            <p className={classes('copy small', css.text)}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
