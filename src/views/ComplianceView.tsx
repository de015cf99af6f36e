import './ComplianceView.css'
import type { PictureData } from '../content/media.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import { Button } from '../ui/Button.tsx'
import { ContactPersonDialog, type PersonData } from '../ui/ContactPersonDialog.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PersonBlock } from '../ui/PersonBlock.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Prose } from '../ui/Prose.tsx'
import { Section } from '../ui/Section.tsx'
import { StepList } from '../ui/StepList.tsx'
import { Pillars, type PillarsData } from './Pillars.tsx'

type Props = {
  hero: { heading: string; lead: string; action: string }
  intro: { heading: string; copy: string }
  pillars: PillarsData
  steps: { heading: string; picture: PictureData; list: { title: string; text: string }[] }
  contact: { note: string; text: string; card: string; link: string; person: PersonData }
}

export function ComplianceView({ hero, intro, pillars, steps, contact }: Props) {
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead}
        action={
          <Button href={contact.link} tone="red" wide data-dialog="appointment">
            {hero.action}
          </Button>
        }
      />
      <Section mark={1} labelledBy="intro">
        <div className="grid compliance-intro">
          <h2 className="h2" id="intro">
            {intro.heading}
          </h2>
          <Prose html={intro.copy} />
        </div>
      </Section>
      <Section mark={2} labelledBy="pillars">
        <Pillars {...pillars} id="pillars" />
      </Section>
      <Section mark={3} labelledBy="steps">
        <div className="grid compliance-steps">
          <div>
            <h2 className="h2" id="steps">
              {steps.heading}
            </h2>
            <StepList steps={steps.list} />
          </div>
          <figure>
            <Picture picture={steps.picture} sizes="(min-width: 900px) 40vw, 92vw" />
            {steps.picture.caption && <figcaption className="note">{steps.picture.caption}</figcaption>}
          </figure>
        </div>
      </Section>
      <Section mark={4} labelledBy="contact">
        <PersonBlock id="contact" person={contact.person} note={contact.note} text={contact.text}>
          <ArrowLink href={contact.link}>{contact.card}</ArrowLink>
        </PersonBlock>
      </Section>
      <ContactPersonDialog id="appointment" person={contact.person} />
    </>
  )
}
