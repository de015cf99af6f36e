import type { ReactNode } from 'react'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { ContactPersonDialog } from '../../parts/Person/ContactPersonDialog.tsx'
import { PersonBlock } from '../../parts/Person/PersonBlock.tsx'
import { OpeningText } from '../../parts/Prose/OpeningText.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { StepList } from '../../parts/StepList/StepList.tsx'
import { ProjectCards } from '../../projects/cards/ProjectCards.tsx'
import { classes } from '../../styles/classes.ts'
import type { ExpertisePage } from './present.ts'
import css from './View.module.css'

type Props = ExpertisePage['view'] & {
  /** The page's one drawing. */
  figure?: ReactNode
  /** The drawing shows a red route whose stops are the numbered parts. */
  figureOwnsRed?: boolean
}

/** One kind of building: what it is about, drawn once to scale, measured, and built. */
export function ExpertiseView({ hero, intro, drawing, strengths, work, projects, contact, ...rest }: Props) {
  const { figure, figureOwnsRed = false } = rest
  return (
    <>
      <PageHero {...hero} action={{ label: hero.action, link: contact.link, dialog: 'contact-person' }} />
      <Section mark={1} labelledBy="intro">
        <OpeningText id="intro" {...intro} />
      </Section>
      <Section mark={2} labelledBy="drawing" ownsRed={figureOwnsRed}>
        <SectionHead id="drawing" title={drawing.heading}>
          <p className="copy small">{drawing.text}</p>
        </SectionHead>
        {figure}
        <ol className={classes(css.parts, figureOwnsRed && css.numbered)}>
          {drawing.parts.map(part => (
            <li key={part.title}>
              <h3 className="h4">{part.title}</h3>
              <p className={classes('copy small', css.text)}>{part.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section mark={3} labelledBy="strengths">
        <h2 className="h3" id="strengths">
          {strengths.heading}
        </h2>
        <ul className={classes('columns lined', css.measured)}>
          {strengths.list.map(strength => (
            <li key={strength.title}>
              <p className={css.figure}>{strength.figure}</p>
              <h3 className="h4">{strength.title}</h3>
              <p className={classes('copy small', css.text)}>{strength.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section mark={4} labelledBy="work">
        <div className={classes('beside early', css.work)}>
          <h2 className="h2" id="work">
            {work.heading}
          </h2>
          <StepList steps={work.list} />
        </div>
      </Section>
      <Section mark={5} labelledBy="projects" ownsRed>
        <SectionHead id="projects" title={projects.heading}>
          <ArrowLink href={projects.link}>{projects.all}</ArrowLink>
        </SectionHead>
        <ProjectCards projects={projects.cards} />
      </Section>
      <Section mark={6} labelledBy="contact">
        <PersonBlock id="contact" person={contact.person} note={contact.note} text={contact.text}>
          <Button href={contact.link} data-dialog="contact-person">
            {hero.action}
          </Button>
        </PersonBlock>
      </Section>
      <ContactPersonDialog id="contact-person" person={contact.person} />
    </>
  )
}
