import './ComplianceView.css'
import type { PictureData } from '../content/media.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import { ContactPersonDialog } from '../ui/ContactPersonDialog.tsx'
import { OpeningText } from '../ui/OpeningText.tsx'
import { PageHero } from '../ui/PageHero.tsx'
import { PersonBlock } from '../ui/PersonBlock.tsx'
import { Picture } from '../ui/Picture.tsx'
import type { PersonData } from '../ui/person-data.tsx'
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
      <PageHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'appointment' }} />
      <Section mark={1} labelledBy="intro">
        <OpeningText id="intro" {...intro} />
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
            <Picture picture={steps.picture} sizes="(min-width: 900px) 90vw, 92vw" />
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
