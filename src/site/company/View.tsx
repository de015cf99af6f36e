import { FilmHero } from '../../parts/Film/FilmHero.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { RuledList } from '../../parts/RuledList/RuledList.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import type { CompanyPage } from './present.ts'
import { CompanyTeam } from './Team.tsx'
import css from './View.module.css'

type Props = CompanyPage['view']

export function CompanyView({ hero, motion, intro, team, values, expertise, picture }: Props) {
  return (
    <>
      <FilmHero hero={hero} motion={motion} />
      <Section mark={1} id="intro" ownsRed>
        <div className={classes('beside', css.intro)}>
          <h2 className="h2" id="intro">
            {intro.heading}
          </h2>
          <p className="lead">{intro.lead}</p>
          <Prose html={intro.body} />
        </div>
        <div className={classes('columns', css.places)}>
          {intro.places.map(place => (
            <figure key={place.src}>
              <Picture picture={place} sizes="(min-width: 768px) 46vw, 92vw" />
              {place.caption && <figcaption className="note">{place.caption}</figcaption>}
            </figure>
          ))}
        </div>
      </Section>
      <Section mark={2} id="team">
        <CompanyTeam id="team" {...team} />
      </Section>
      <Section mark={3} id="values">
        <h2 className="vh" id="values">
          {values.heading}
        </h2>
        <ol className={css.sentences}>
          {values.list.map(value => (
            <li className="beside" key={value.title}>
              <div>
                <Icon id={value.icon} />
                <h3 className="h4">
                  <Hyphenated text={value.title} />
                </h3>
              </div>
              <p>{value.sentence}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section mark={4} id="expertise">
        <SectionHead id="expertise" title={expertise.heading} />
        <RuledList items={expertise.list} columns={2} />
      </Section>
      <WideFigure picture={picture} />
    </>
  )
}
