import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { PersonBlock } from '../../parts/Person/PersonBlock.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { OpeningText } from '../../parts/Prose/OpeningText.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { StepList } from '../../parts/StepList/StepList.tsx'
import { classes } from '../../styles/classes.ts'
import { Pillars } from './Pillars.tsx'
import type { CompliancePage } from './present.ts'
import css from './View.module.css'

type Props = CompliancePage['view']

export function ComplianceView({ hero, intro, pillars, steps, contact }: Props) {
  return (
    <>
      <PageHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'appointment' }} />
      <Section mark={1} id="intro">
        <OpeningText id="intro" {...intro} />
      </Section>
      <Section mark={2} id="pillars">
        <Pillars {...pillars} id="pillars" />
      </Section>
      <Section mark={3} id="steps" ownsRed>
        <div className={classes('beside early', css.steps)}>
          <div>
            <h2 className="h2" id="steps">
              {steps.heading}
            </h2>
            <StepList steps={steps.list} />
          </div>
          <figure>
            <Picture picture={steps.picture} sizes="(min-width: 900px) 90vw, 92vw" />
            {steps.picture.caption && <figcaption className="note">{steps.picture.caption}</figcaption>}
          </figure>
        </div>
      </Section>
      <Section mark={4} id="contact">
        <PersonBlock id="contact" person={contact.person} note={contact.note} text={contact.text}>
          <ArrowLink href={contact.link}>{contact.card}</ArrowLink>
        </PersonBlock>
      </Section>
      <ContactPersonDialog id="appointment" person={contact.person} />
    </>
  )
}
