import type { ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { OpeningText } from '../../parts/Prose/OpeningText.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { Tiles } from '../../parts/Tiles/Tiles.tsx'
import { PhaseBar } from './PhaseBar.tsx'
import type { ConsultingPage } from './present.ts'

type Props = ConsultingPage['view'] & {
  /** The quote form. */
  quote?: ReactNode
}

export function ConsultingView({ hero, intro, chart, services, contact, closing, closeLabel, quote }: Props) {
  return (
    <>
      <PageHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'consultation' }} />
      <Section mark={1} labelledBy="intro">
        <OpeningText id="intro" {...intro}>
          <Button href={contact.link} data-dialog="consultation">
            {hero.action}
          </Button>
        </OpeningText>
      </Section>
      <Section mark={2} labelledBy="chart" ownsRed>
        <SectionHead id="chart" title={chart.heading}>
          <p className="copy small">{chart.note}</p>
        </SectionHead>
        <Tiles
          tiles={services.tiles.map(({ acts, ...tile }) => ({ ...tile, figure: <PhaseBar {...acts} /> }))}
        />
        <OutcomeSlot dialog="quote" />
      </Section>
      <WideFigure picture={closing} />
      <ContactPersonDialog id="consultation" person={contact.person} />
      <Dialog id="quote" title={services.quote} closeLabel={closeLabel}>
        {quote}
      </Dialog>
    </>
  )
}
