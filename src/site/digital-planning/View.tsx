import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { FilmHero, type FilmHeroData } from '../../parts/Film/FilmHero.tsx'
import { ShownFilm, type ShownFilmData } from '../../parts/Film/ShownFilm.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import { LeadHead } from '../../parts/Section/LeadHead.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { type ServiceLine, ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import { Benefits } from './Benefits.tsx'
import { DigitalTeam, type TeamFace } from './Team.tsx'
import css from './View.module.css'
import { type WallData, WallThreeTimes } from './WallThreeTimes.tsx'

type Props = {
  hero: FilmHeroData & { action: string }
  motion: { pause: string; play: string }
  closeLabel: string
  offers: { heading: string; request: string; list: ServiceLine[] }
  benefits: {
    heading: string
    picture: PictureData
    list: { title: string; text: string; point: { x: number; y: number } }[]
  }
  bim: {
    heading: string
    lead: string
    copy: string
    action: string
    link: string
    person: PersonData
    wall: WallData
  }
  team: { heading: string; intro: string; list: TeamFace[] }
  film: ShownFilmData
  /** The offer form, for the dialog. */
  offer?: ReactNode
}

export function DigitalView({ hero, motion, closeLabel, offers, benefits, bim, team, film, offer }: Props) {
  return (
    <>
      <FilmHero
        hero={hero}
        motion={motion}
        action={{ label: hero.action, link: bim.link, dialog: 'bim-contact' }}
      />
      <Section mark={1} labelledBy="offers">
        <SectionHead id="offers" title={offers.heading} />
        <ServiceList services={offers.list} dialog="offer" purpose={offers.request} />
      </Section>
      <Section mark={2} labelledBy="benefits">
        <SectionHead id="benefits" title={benefits.heading} />
        <Benefits picture={benefits.picture} list={benefits.list} />
      </Section>
      <Section mark={3} labelledBy="bim" ownsRed>
        <LeadHead id="bim" heading={bim.heading} lead={bim.lead} copy={bim.copy} />
        <WallThreeTimes wall={bim.wall} />
        <p className={css.action}>
          <Button href={bim.link} data-dialog="bim-contact">
            {bim.action}
          </Button>
        </p>
      </Section>
      <Section mark={4} labelledBy="team">
        <SectionHead id="team" title={team.heading}>
          <p className="copy small">{team.intro}</p>
        </SectionHead>
        <DigitalTeam faces={team.list} />
      </Section>
      <Section mark={5} labelledBy="film" last>
        <ShownFilm {...film} id="film" />
      </Section>
      <ContactPersonDialog id="bim-contact" person={bim.person} />
      <Dialog id="offer" title={offers.request} closeLabel={closeLabel}>
        {offer}
      </Dialog>
    </>
  )
}
