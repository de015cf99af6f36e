import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { PersonBlock } from '../../parts/Person/PersonBlock.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import { ProjectCards } from '../../projects/cards/ProjectCards.tsx'
import { classes } from '../../styles/classes.ts'
import { RailClients } from './Clients.tsx'
import { RailDiagram } from './Diagram.tsx'
import type { RailPage } from './present.ts'
import css from './View.module.css'

type Props = RailPage['view']

export function RailView({
  hero,
  expertise,
  hint,
  stations,
  bed,
  tracks,
  clients,
  projects,
  services,
  closing,
  contact,
}: Props) {
  return (
    <>
      <PageHero {...hero} />
      <Section mark={1} id="expertise" ownsRed>
        <div className={classes('beside', css.head)}>
          <h2 className="h2" id="expertise">
            {expertise.heading}
          </h2>
          <p className="lead">{expertise.lead}</p>
        </div>
        <RailDiagram
          label={expertise.diagram.label}
          hint={hint}
          stations={stations}
          bed={bed}
          tracks={tracks}
        />
        <p className={classes('note', css.note)}>{expertise.diagram.note}</p>
        <ul className={classes('columns tiled lined', css.cards)}>
          {expertise.list.map(({ title, text, points }) => (
            <li key={title}>
              <h3 className="h3">
                <Hyphenated text={title} />
              </h3>
              <p>{text}</p>
              <ul className="hairlines small">
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section mark={2} id="clients" ownsRed>
        <RailClients {...clients} id="clients" />
      </Section>
      <Section mark={3} id="projects" ownsRed>
        <SectionHead id="projects" title={projects.heading}>
          <ArrowLink href={projects.link.link}>{projects.link.label}</ArrowLink>
        </SectionHead>
        <ProjectCards projects={projects.cards} />
      </Section>
      <Section mark={4} id="services">
        <SectionHead id="services" title={services.heading} />
        <ServiceList services={services.list} />
      </Section>
      <Section mark={5} id="contact" last>
        <PersonBlock id="contact" person={contact.person} note={contact.note} text={contact.text}>
          <Button href={contact.action.link}>{contact.action.label}</Button>
        </PersonBlock>
      </Section>
      <WideFigure picture={closing} />
    </>
  )
}
