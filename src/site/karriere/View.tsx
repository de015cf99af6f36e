import type { ReactNode } from 'react'
import { Button } from '../../parts/Button/Button.tsx'
import { FilmHero, type FilmHeroData } from '../../parts/Film/FilmHero.tsx'
import { RuledList } from '../../parts/RuledList/RuledList.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import { KarriereApply, type KarriereApplyData } from './Apply.tsx'
import { KarriereJobs, type KarriereJobsData } from './Jobs.tsx'
import css from './View.module.css'

type Props = {
  hero: FilmHeroData
  motion: { pause: string; play: string }
  anchors: { jobs: string; contact: string }
  voicesHeading: string
  offer: { heading: string; list: { title: string; text: string }[] }
  jobs: KarriereJobsData
  apply: KarriereApplyData
  /** The carousel of voices. */
  voices?: ReactNode
}

export function KarriereView({ hero, motion, anchors, voicesHeading, offer, jobs, apply, voices }: Props) {
  return (
    <>
      <FilmHero hero={hero} motion={motion}>
        <div className={css.acts}>
          <Button href="#contact" tone="red" wide>
            {anchors.contact}
          </Button>
          <Button href="#jobs" wide>
            {anchors.jobs}
          </Button>
        </div>
      </FilmHero>
      <Section mark={1} labelledBy="voices" ownsRed>
        <h2 className={classes('h3', css.voices)} id="voices">
          {voicesHeading}
        </h2>
        {voices}
      </Section>
      <Section mark={2} labelledBy="offer">
        <SectionHead id="offer" title={offer.heading} />
        <RuledList items={offer.list} columns={4} />
      </Section>
      <Section mark={3} labelledBy="jobs">
        <KarriereJobs {...jobs} id="jobs" />
      </Section>
      <Section mark={4} labelledBy="contact" ownsRed>
        <KarriereApply {...apply} id="contact" />
      </Section>
    </>
  )
}
