import type { ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { PersonBlock } from '../../parts/Person/PersonBlock.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import { OpeningText } from '../../parts/Prose/OpeningText.tsx'
import { Rows } from '../../parts/Rows/Rows.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { Tiles } from '../../parts/Tiles/Tiles.tsx'
import { classes } from '../../styles/classes.ts'
import { BestandHero } from './Hero.tsx'
import type { BestandPage } from './present.ts'
import { SectionDrawing } from './SectionDrawing.tsx'
import css from './View.module.css'

type Props = BestandPage['view'] & {
  /** The wheel with its heading, and the quote form. */
  wheel?: ReactNode
  quote?: ReactNode
}

export function BestandView({ hero, intro, tiles, sustainability, drawing, contact, ...rest }: Props) {
  const { closing, closeLabel, wheel, quote } = rest
  return (
    <>
      <BestandHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'consultation' }} />
      <Section mark={1} id="intro">
        <OpeningText id="intro" {...intro}>
          <Button href={contact.link} data-dialog="consultation">
            {hero.action}
          </Button>
        </OpeningText>
      </Section>
      <Section mark={2} id="tiles">
        <h2 className={classes('h2', css.title)} id="tiles">
          <Hyphenated text={tiles.heading} />
        </h2>
        <Tiles
          tiles={tiles.list.map(tile => ({
            ...tile,
            label: tiles.quote,
            href: tiles.quoteLink,
            dialog: 'quote',
          }))}
        />
        <OutcomeSlot dialog="quote" />
      </Section>
      <Section mark={3} id="sustainability" ownsRed>
        <div className={classes('beside', css.red)}>
          <div>
            <h2 className="h2" id="sustainability">
              {sustainability.heading}
            </h2>
            <p className={classes('lead', css.lead)}>{sustainability.lead}</p>
            <p className="copy">{sustainability.copy}</p>
            <Rows rows={sustainability.rows} />
          </div>
          <SectionDrawing {...drawing} />
        </div>
      </Section>
      <Section mark={4} id="wheel" ownsRed>
        {wheel}
      </Section>
      <Section mark={5} id="contact">
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
