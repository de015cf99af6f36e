import type { ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { FilmHero } from '../../parts/Film/FilmHero.tsx'
import { ShownFilm } from '../../parts/Film/ShownFilm.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { LeadHead } from '../../parts/Section/LeadHead.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import { Benefits } from './Benefits.tsx'
import type { DigitalPlanningPage } from './present.ts'
import { DigitalTeam } from './Team.tsx'
import css from './View.module.css'
import { WallThreeTimes } from './WallThreeTimes.tsx'

type Props = DigitalPlanningPage['view'] & {
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
      <Section mark={1} id="offers">
        <SectionHead id="offers" title={offers.heading} />
        <ServiceList services={offers.list} dialog="offer" purpose={offers.request} />
      </Section>
      <Section mark={2} id="benefits" ownsRed>
        <SectionHead id="benefits" title={benefits.heading} />
        <Benefits picture={benefits.picture} list={benefits.list} />
      </Section>
      <Section mark={3} id="bim" ownsRed>
        <LeadHead id="bim" heading={bim.heading} lead={bim.lead} copy={bim.copy} />
        <WallThreeTimes wall={bim.wall} />
        <p className={css.action}>
          <Button href={bim.link} data-dialog="bim-contact">
            {bim.action}
          </Button>
        </p>
      </Section>
      <Section mark={4} id="team">
        <SectionHead id="team" title={team.heading}>
          <p className="copy small">{team.intro}</p>
        </SectionHead>
        <DigitalTeam faces={team.list} />
      </Section>
      <Section mark={5} id="film" ownsRed last>
        <ShownFilm {...film} id="film" />
      </Section>
      <ContactPersonDialog id="bim-contact" person={bim.person} />
      <Dialog id="offer" title={offers.request} closeLabel={closeLabel}>
        {offer}
      </Dialog>
    </>
  )
}
