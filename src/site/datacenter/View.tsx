import { Cards } from '../../parts/Card/Cards.tsx'
import { FilmHero } from '../../parts/Film/FilmHero.tsx'
import { ShownFilm } from '../../parts/Film/ShownFilm.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { DatacenterFigures } from './Figures.tsx'
import { DatacenterPartners } from './Partners.tsx'
import { DatacenterProjects } from './Projects.tsx'
import type { DatacenterPage } from './present.ts'
import { DatacenterServices } from './Services.tsx'
import { Voices } from './Voices.tsx'

type Props = DatacenterPage['view']

export function DatacenterView({
  hero,
  motion,
  filmMotion,
  figures,
  voices,
  services,
  projects,
  ...rest
}: Props) {
  const { partners, event, contact } = rest
  return (
    <>
      <FilmHero hero={hero} motion={filmMotion} action={hero.action} />
      <Section mark={1} id="figures" ownsRed>
        <DatacenterFigures {...figures} id="figures" motion={motion} />
      </Section>
      <Section mark={2} id="voices">
        <h2 className="vh" id="voices">
          {voices.heading}
        </h2>
        <Voices quotes={voices.quotes} />
      </Section>
      <Section mark={3} id="services">
        <DatacenterServices {...services} id="services" />
      </Section>
      <Section mark={4} id="projects" ownsRed>
        <DatacenterProjects {...projects} id="projects" />
      </Section>
      <Section mark={5} id="partners">
        <DatacenterPartners {...partners} id="partners" />
      </Section>
      <Section mark={6} id="event" ownsRed>
        <ShownFilm {...event} id="event" />
      </Section>
      <Section mark={7} id="contact" last>
        <SectionHead id="contact" title={contact.heading}>
          <p className="copy small">{contact.intro}</p>
        </SectionHead>
        <Cards people>
          {contact.persons.map(({ region, person }) => (
            <PersonCard key={person.id} person={person} note={region} />
          ))}
        </Cards>
      </Section>
    </>
  )
}
