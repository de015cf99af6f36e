import type { ReactNode } from 'react'
import { Cards } from '../../parts/Card/Cards.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import { ContactPlace } from './Place.tsx'
import type { ContactPage } from './present.ts'
import css from './View.module.css'

type Props = ContactPage['view'] & {
  quoteForm?: ReactNode
  homeForm?: ReactNode
}

/** People first, then the two places, then the forms that every dialog leads to without script. */
export function ContactView({ hero, phone, persons, picture, places, forms, quoteForm, homeForm }: Props) {
  return (
    <>
      <PageHero {...hero} action={{ label: phone.shown, link: phone.href }} />
      <section className={classes('wrap', css.persons)} aria-labelledby="persons">
        <h2 className="vh" id="persons">
          {persons.heading}
        </h2>
        <Cards people>
          {persons.list.map(({ person, anchor }) => (
            <PersonCard
              key={person.id}
              person={person}
              note={person.department}
              anchor={anchor}
              save={persons.save}
            />
          ))}
        </Cards>
      </section>
      <WideFigure picture={picture} />
      {places.map(place => (
        <ContactPlace key={place.id} place={place} />
      ))}
      <Section mark={1} labelledBy="anfrage" ownsRed>
        <div className={classes('beside', css.form)} data-service="">
          <div className={css.side}>
            <h2 className="h2" id="anfrage">
              {forms.quote.heading}
            </h2>
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
      </Section>
      <Section mark={2} labelledBy="projekt" ownsRed>
        <div className={classes('beside', css.form)}>
          <div className={css.side}>
            <h2 className="h2" id="projekt">
              {forms.home.heading}
            </h2>
            <p className="copy">{forms.home.intro}</p>
            <p className="small">{forms.home.note}</p>
          </div>
          <div>{homeForm}</div>
        </div>
      </Section>
    </>
  )
}
