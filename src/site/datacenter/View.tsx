import { Cards } from '../../parts/Card/Cards.tsx'
import { FilmHero, type FilmHeroData } from '../../parts/Film/FilmHero.tsx'
import { ShownFilm, type ShownFilmData } from '../../parts/Film/ShownFilm.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { DatacenterFigures, type DatacenterFiguresData } from './Figures.tsx'
import { DatacenterPartners, type Partner } from './Partners.tsx'
import { DatacenterProjects, type DatacenterProjectsData } from './Projects.tsx'
import { DatacenterServices, type ServicePhase } from './Services.tsx'
import { Voices } from './Voices.tsx'

type Props = {
  hero: FilmHeroData & { action: { label: string; link: string } }
  motion: { pause: string; play: string }
  figures: DatacenterFiguresData
  voices: { heading: string; quotes: { quote: string; name: string; role: string }[] }
  services: { heading: string; lead: string; copy: string; phases: ServicePhase[] }
  projects: DatacenterProjectsData
  partners: { heading: string; intro: string; website: string; list: Partner[] }
  event: ShownFilmData
  contact: { heading: string; intro: string; persons: { region: string; person: PersonData }[] }
}

export function DatacenterView({ hero, motion, figures, voices, services, projects, ...rest }: Props) {
  const { partners, event, contact } = rest
  return (
    <>
      <FilmHero hero={hero} motion={motion} action={hero.action} />
      <Section mark={1} labelledBy="figures" ownsRed>
        <DatacenterFigures {...figures} id="figures" motion={motion} />
      </Section>
      <Section mark={2} labelledBy="voices">
        <h2 className="vh" id="voices">
          {voices.heading}
        </h2>
        <Voices quotes={voices.quotes} />
      </Section>
      <Section mark={3} labelledBy="services">
        <DatacenterServices {...services} id="services" />
      </Section>
      <Section mark={4} labelledBy="projects">
        <DatacenterProjects {...projects} id="projects" />
      </Section>
      <Section mark={5} labelledBy="partners">
        <DatacenterPartners {...partners} id="partners" />
      </Section>
      <Section mark={6} labelledBy="event">
        <ShownFilm {...event} id="event" />
      </Section>
      <Section mark={7} labelledBy="contact" last>
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
