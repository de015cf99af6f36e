import type { ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import { Offices } from './Offices.tsx'
import { Persons } from './Persons.tsx'
import { ContactPlace } from './Place.tsx'
import type { ContactPage } from './present.ts'
import css from './View.module.css'

type Props = ContactPage['view'] & {
  quoteForm?: ReactNode
  homeForm?: ReactNode
}

/** Call or write on the first screen, the forms on the second, then the people and the places. */
export function ContactView({ hero, phone, persons, picture, places, forms, quoteForm, homeForm }: Props) {
  return (
    <>
      <PageHero {...hero} action={{ label: phone.shown, link: phone.href }}>
        <Button href="#ask" wide>
          {hero.write}
        </Button>
      </PageHero>
      <Offices places={places} />
      <Section mark={1} id="ask" ownsRed className={css.ask}>
        <h2 className="h2" id="ask">
          {forms.heading}
        </h2>
        {/* One question with two answers. Addresses that end in #anfrage or #projekt open theirs. */}
        <details className={css.branch} name="ask" open>
          <summary className="h3">
            <span id="anfrage">{forms.quote.heading}</span>
          </summary>
          <div className={classes('beside', css.form)} data-service="">
            <div className={css.side}>
              <p className={css.about} data-about="" hidden>
                {forms.quote.about} <b />
              </p>
              <p className="copy">{forms.quote.intro}</p>
              <ol className="hairlines">
                {forms.quote.steps.map(step => (
                  <li className="small" key={step}>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
            <div>{quoteForm}</div>
          </div>
        </details>
        <details className={css.branch} name="ask">
          <summary className="h3">{forms.home.heading}</summary>
          <div className={classes('beside', css.form)} id="projekt">
            <div className={css.side}>
              <p className="copy">{forms.home.intro}</p>
              <p className="small">{forms.home.note}</p>
            </div>
            <div>{homeForm}</div>
          </div>
        </details>
      </Section>
      <section className={classes('wrap', css.persons)} aria-labelledby="persons">
        <h2 className="h3" id="persons">
          <Hyphenated text={persons.heading} />
        </h2>
        <Persons {...persons} />
      </section>
      <WideFigure picture={picture} />
      {places.map(place => (
        <ContactPlace key={place.id} place={place} />
      ))}
    </>
  )
}
