import { StepButton } from '../../parts/Button/StepButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './Carousel.module.css'
import type { Carousel } from './present.ts'
import type { testimonials } from './schema.ts'
import { Testimonial } from './Testimonial.tsx'

type Props = SectionProps<typeof testimonials> & Carousel

/**
 * Shows one testimonial at a time, in a loop. The script adds the controls (carousel.client.ts); without it all are
 * visible.
 */
export function TestimonialCarousel({ heading, list, labels, at }: Props) {
  const [first] = list
  return (
    <Section {...at}>
      <h2 className={classes('h3', css.heading)} id={at.id}>
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a carousel */}
      <div
        className={css.voices}
        role="group"
        aria-roledescription={labels.roledescription}
        aria-label={heading}
        data-voices=""
      >
        <ul className={css.list}>
          {list.map(({ name, speakers }, index) => (
            <li
              key={name}
              className={speakers.length > 1 ? css.pair : undefined}
              data-current={index === 0 ? '' : undefined}
            >
              {speakers.map(speaker => (
                <Testimonial key={speaker.name} speaker={speaker} shared={speakers.length > 1} />
              ))}
            </li>
          ))}
        </ul>
        <div className={css.controls}>
          <span>
            <StepButton back label={labels.previous} data-step="-1" />
            <StepButton label={labels.next} data-step="1" />
          </span>
          <p className={css.position} role="status">
            <span data-position="">{first?.position}</span>
            <span className="vh">
              : <span data-name="">{first?.name}</span>
            </span>
          </p>
          <ol className={css.staff}>
            {list.map(({ name, label, position }, index) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={label}
                  aria-current={index === 0 ? 'true' : undefined}
                  data-position={position}
                  data-name={name}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
