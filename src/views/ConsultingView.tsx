import './ConsultingView.css'
import type { ReactNode } from 'react'
import type { PictureData } from '../content/media.ts'
import { ContactPersonDialog } from '../ui/ContactPersonDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { OpeningText } from '../ui/OpeningText.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { type PhaseBar, PhaseBars } from '../ui/PhaseBars.tsx'
import type { PersonData } from '../ui/person-data.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHead } from '../ui/SectionHead.tsx'
import { WideFigure } from '../ui/WideFigure.tsx'
import { type ServiceCardData, ServiceCards } from './ServiceCards.tsx'

type Props = {
  hero: { heading: string; lead: string; picture: PictureData; action: string }
  intro: { heading: string; copy: string }
  chart: { heading: string; note: string; bars: PhaseBar[] }
  services: { heading: string; quote: string; cards: ServiceCardData[] }
  contact: { person: PersonData; link: string }
  closing: PictureData
  closeLabel: string
  /** The quote form. */
  quote?: ReactNode
}

export function ConsultingView({ hero, intro, chart, services, contact, closing, closeLabel, quote }: Props) {
  return (
    <div className="consulting">
      <PageHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'consultation' }} />
      <Section mark={1} labelledBy="intro">
        <OpeningText id="intro" {...intro} />
      </Section>
      <Section mark={2} labelledBy="chart" ownsRed>
        <SectionHead id="chart" title={chart.heading}>
          <p className="copy small">{chart.note}</p>
        </SectionHead>
        <PhaseBars bars={chart.bars} />
        <h2 className="vh">{services.heading}</h2>
        <ServiceCards cards={services.cards} dialog="quote" />
      </Section>
      <WideFigure picture={closing} />
      <ContactPersonDialog id="consultation" person={contact.person} />
      <Dialog id="quote" title={services.quote} closeLabel={closeLabel}>
        {quote}
      </Dialog>
    </div>
  )
}
