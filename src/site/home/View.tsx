import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import { HomeCertificates } from './Certificates.tsx'
import { DimensionChain } from './DimensionChain.tsx'
import { HomeHero } from './Hero.tsx'
import { HomeIntro } from './Intro.tsx'
import { News } from './News.tsx'
import { HomePlates } from './Plates.tsx'
import type { HomePage } from './present.ts'
import css from './View.module.css'

export function HomeView({ hero, figures, intro, news, certificates, services, projects }: HomePage['view']) {
  const hasCertificates = certificates.tables.length > 0
  const servicesMark = hasCertificates ? 5 : 4
  return (
    <>
      <HomeHero {...hero} />
      <Section mark={1} id="figures" className={css.figures}>
        <div data-counters="">
          <h2 className="vh" id="figures">
            {figures.heading}
          </h2>
          <MotionButton labels={figures.motion} corner />
          <DimensionChain bays={figures.bays} />
        </div>
      </Section>
      <Section mark={2} id="intro" ownsRed>
        <HomeIntro {...intro} id="intro" />
      </Section>
      <Section mark={3} id="news" ownsRed>
        <News {...news} id="news" />
      </Section>
      {hasCertificates && (
        <Section mark={4} id="certificates">
          <HomeCertificates {...certificates} id="certificates" />
        </Section>
      )}
      <Section mark={servicesMark} id="services">
        <div className={css.services}>
          <h2 className="h3" id="services">
            {services.heading}
          </h2>
          <p className="copy small">{services.copy}</p>
        </div>
        <ServiceList services={services.lines} />
      </Section>
      <Section mark={servicesMark + 1} id="projects" ownsRed>
        <SectionHead id="projects" title={projects.heading}>
          <ArrowLink href={projects.all.href}>{projects.all.label}</ArrowLink>
        </SectionHead>
        <HomePlates copy={projects.copy} plates={projects.plates} />
      </Section>
    </>
  )
}
