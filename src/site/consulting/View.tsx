import './View.css'
import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { OpeningText } from '../../parts/Prose/OpeningText.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { type PhaseBar, PhaseBars } from './PhaseBars.tsx'
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
        <OutcomeSlot dialog="quote" />
      </Section>
      <WideFigure picture={closing} />
      <ContactPersonDialog id="consultation" person={contact.person} />
      <Dialog id="quote" title={services.quote} closeLabel={closeLabel}>
        {quote}
      </Dialog>
    </div>
  )
}
