import type { ReactNode } from 'react'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import { ExpertiseCards } from './ExpertiseCards.tsx'
import { PhaseChain } from './PhaseChain.tsx'
import type { ArchitecturePage } from './present.ts'
import css from './View.module.css'
import { WallCorners } from './WallCorners.tsx'

type Props = ArchitecturePage['view'] & {
  /** The wheel with its heading. */
  wheel?: ReactNode
}

export function ArchitectureView({ hero, phases, method, expertise, contact, wheel }: Props) {
  return (
    <>
      <PageHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'start-project' }} />
      <Section mark={1} id="phases">
        <SectionHead id="phases" title={phases.heading}>
          <p className="copy small">{phases.intro}</p>
        </SectionHead>
        <PhaseChain phases={phases.list} />
      </Section>
      <Section mark={2} id="planning" ownsRed>
        {wheel}
      </Section>
      <Section mark={3} id="method">
        <SectionHead id="method" title={method.heading}>
          <p className="copy small">{method.copy}</p>
        </SectionHead>
        <WallCorners {...method} />
      </Section>
      <Section mark={4} id="expertise" ownsRed>
        <SectionHead id="expertise" title={expertise.heading}>
          <ArrowLink href={expertise.projects.href}>{expertise.projects.label}</ArrowLink>
        </SectionHead>
        <ExpertiseCards cards={expertise.cards} />
      </Section>
      <Section mark={5} id="contact" ownsRed>
        <div className={classes('beside early', css.contact)}>
          <h2 className="h1" id="contact">
            {contact.heading}
          </h2>
          <div>
            <p className="copy">{contact.text}</p>
            <Button href={contact.link} tone="red" wide data-dialog="get-in-touch">
              {contact.action}
            </Button>
          </div>
        </div>
      </Section>
      <ContactPersonDialog id="start-project" person={contact.person} />
      <ContactPersonDialog id="get-in-touch" person={contact.person} />
    </>
  )
}
