import './View.css'
import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { PersonBlock } from '../../parts/Person/PersonBlock.tsx'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { QuoteTiles } from '../../parts/QuoteTiles/QuoteTiles.tsx'
import { type Row, Rows } from '../../parts/Rows/Rows.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { BestandHero } from './Hero.tsx'
import { SectionDrawing } from './SectionDrawing.tsx'

type Part = { storeys: number; height: number; heightShown: string }

type Props = {
  hero: { heading: string; lead: string; picture: PictureData; action: string }
  tiles: { heading: string; quote: string; quoteLink: string; list: { title: string; text: string }[] }
  sustainability: { heading: string; lead: string; copy: string; rows: Row[] }
  drawing: { alt: string; caption: string; existing: Part; added: Part }
  contact: { note: string; text: string; person: PersonData; link: string }
  closing: PictureData
  closeLabel: string
  /** The wheel with its heading, and the quote form. */
  wheel?: ReactNode
  quote?: ReactNode
}

export function BestandView({ hero, tiles, sustainability, drawing, contact, closing, ...rest }: Props) {
  const { closeLabel, wheel, quote } = rest
  return (
    <>
      <BestandHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'consultation' }} />
      <Section mark={1} labelledBy="tiles">
        <h2 className="h2 bestand-title" id="tiles">
          {tiles.heading}
        </h2>
        <QuoteTiles tiles={tiles.list} label={tiles.quote} dialog="quote" link={tiles.quoteLink} />
        <OutcomeSlot dialog="quote" />
      </Section>
      <Section mark={2} labelledBy="sustainability" ownsRed>
        <div className="bestand-red grid">
          <div>
            <h2 className="h2" id="sustainability">
              {sustainability.heading}
            </h2>
            <p className="lead">{sustainability.lead}</p>
            <p className="copy">{sustainability.copy}</p>
            <Rows rows={sustainability.rows} />
          </div>
          <SectionDrawing {...drawing} />
        </div>
      </Section>
      <Section mark={3} labelledBy="wheel" ownsRed>
        {wheel}
      </Section>
      <Section mark={4} labelledBy="contact">
        <PersonBlock id="contact" person={contact.person} note={contact.note} text={contact.text}>
          <Button href={contact.link} data-dialog="consultation">
            {hero.action}
          </Button>
        </PersonBlock>
      </Section>
      <WideFigure picture={closing} />
      <ContactPersonDialog id="consultation" person={contact.person} />
      <Dialog id="quote" title={tiles.quote} closeLabel={closeLabel}>
        {quote}
      </Dialog>
    </>
  )
}
