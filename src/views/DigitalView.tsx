import './DigitalView.css'
import type { ReactNode } from 'react'
import type { PictureData } from '../content/media.ts'
import { Button } from '../ui/Button.tsx'
import { ContactPersonDialog, type PersonData } from '../ui/ContactPersonDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Film, type FilmData } from '../ui/Film.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { type ServiceLine, ServiceList } from '../ui/ServiceList.tsx'
import { ShownFilm, type ShownFilmData } from '../ui/ShownFilm.tsx'
import { Benefits } from './Benefits.tsx'
import { DigitalTeam, type TeamFace } from './DigitalTeam.tsx'
import { type WallData, WallThreeTimes } from './WallThreeTimes.tsx'

type Props = {
  hero: {
    heading: string
    lead: string
    picture: PictureData
    film?: FilmData | undefined
    action: string
  }
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
  film: { heading: string; note: string; picture: PictureData; film?: ShownFilmData | undefined }
  /** The offer form, for the dialog. */
  offer?: ReactNode
}

export function DigitalView({ hero, motion, closeLabel, offers, benefits, bim, team, film, offer }: Props) {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        picture={hero.film ? undefined : hero.picture}
        film={hero.film && <Film film={hero.film} labels={motion} />}
        action={
          <Button href={bim.link} data-dialog="bim-contact" tone="red" wide>
            {hero.action}
          </Button>
        }
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
        <div className="bim-head grid">
          <h2 className="h2" id="bim">
            {bim.heading}
          </h2>
          <div>
            <p className="lead">{bim.lead}</p>
            <p className="copy">{bim.copy}</p>
          </div>
        </div>
        <WallThreeTimes wall={bim.wall} />
        <p className="bim-action">
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
      <Section mark={5} labelledBy="film" className="sec--last">
        <h2 className="vh" id="film">
          {film.heading}
        </h2>
        <ShownFilm
          title={film.heading}
          note={film.note}
          picture={film.picture}
          film={film.film}
          play={motion.play}
        />
      </Section>
      <ContactPersonDialog id="bim-contact" person={bim.person} />
      <Dialog id="offer" title={offers.request} closeLabel={closeLabel}>
        {offer}
      </Dialog>
    </>
  )
}
