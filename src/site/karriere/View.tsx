import { Button } from '../../parts/Button/Button.tsx'
import { FilmHero } from '../../parts/Film/FilmHero.tsx'
import { RuledList } from '../../parts/RuledList/RuledList.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import { KarriereApply } from './Apply.tsx'
import { KarriereJobs } from './Jobs.tsx'
import type { KarrierePage } from './present.ts'
import css from './View.module.css'
import { Voices } from './Voices.tsx'

export function KarriereView({ hero, motion, anchors, voices, offer, jobs, apply }: KarrierePage['view']) {
  return (
    <>
      <FilmHero hero={hero} motion={motion}>
        <Button href="#jobs" wide>
          {anchors.jobs}
        </Button>
        <Button href="#contact" tone="red" wide>
          {anchors.contact}
        </Button>
      </FilmHero>
      <Section mark={1} id="voices" ownsRed>
        <h2 className={classes('h3', css.voices)} id="voices">
          {voices.labels.heading}
        </h2>
        <Voices {...voices} />
      </Section>
      <Section mark={2} id="offer">
        <SectionHead id="offer" title={offer.heading} />
        <RuledList items={offer.list} columns={4} />
      </Section>
      <Section mark={3} id="jobs">
        <KarriereJobs {...jobs} id="jobs" />
      </Section>
      <Section mark={4} id="contact" ownsRed>
        <KarriereApply {...apply} id="contact" />
      </Section>
    </>
  )
}
