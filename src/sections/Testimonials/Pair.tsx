import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './Pair.module.css'
import type { testimonials } from './schema.ts'

type Quote = { quote: string; name: string; role: string }
type Props = SectionProps<typeof testimonials> & { quotes: Quote[] }

/** Shows quotations side by side, the second one lower, so that visitors read them in order. */
export function TestimonialPair({ heading, quotes, at }: Props) {
  return (
    <Section {...at}>
      <h2 className="vh" id={at.id}>
        {heading}
      </h2>
      <div className={classes('beside early', css.pair)}>
        {quotes.map(({ quote, name, role }) => (
          <figure key={name}>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption className="note">
              {name}, {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
