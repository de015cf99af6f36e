import type { ReactNode } from 'react'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { MotionButton } from '../../parts/MotionButton/MotionButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { type ServiceLine, ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import { HomeCertificates, type HomeCertificatesData } from './Certificates.tsx'
import { type Bay, DimensionChain } from './DimensionChain.tsx'
import { HomeIntro, type HomeIntroData } from './Intro.tsx'
import { HomePlates, type Plate } from './Plates.tsx'
import css from './View.module.css'

type Props = {
  figures: { heading: string; bays: Bay[]; motion: { pause: string; play: string } }
  intro: HomeIntroData
  certificates: HomeCertificatesData
  services: { heading: string; copy: string; lines: ServiceLine[] }
  projects: { heading: string; copy: string; all: { label: string; href: string }; plates: Plate[] }
  /** The hero and the carousel come as they are: the page mounts them. */
  hero?: ReactNode
  news?: ReactNode
}

export function HomeView({ figures, intro, certificates, services, projects, hero, news }: Props) {
  return (
    <>
      {hero}
      <Section mark={1} labelledBy="figures" className={css.figures}>
        <div data-counters="">
          <h2 className="vh" id="figures">
            {figures.heading}
          </h2>
          <MotionButton labels={figures.motion} corner />
          <DimensionChain bays={figures.bays} />
        </div>
      </Section>
      <Section mark={2} labelledBy="intro">
        <HomeIntro {...intro} id="intro" />
      </Section>
      <Section mark={3} labelledBy="news" ownsRed>
        {news}
      </Section>
      <Section mark={4} labelledBy="certificates">
        <HomeCertificates {...certificates} id="certificates" />
      </Section>
      <Section mark={5} labelledBy="services">
        <div className={css.services}>
          <h2 className="h3" id="services">
            {services.heading}
          </h2>
          <p className="copy small">{services.copy}</p>
        </div>
        <ServiceList services={services.lines} />
      </Section>
      <Section mark={6} labelledBy="projects">
        <SectionHead id="projects" title={projects.heading}>
          <ArrowLink href={projects.all.href}>{projects.all.label}</ArrowLink>
        </SectionHead>
        <HomePlates copy={projects.copy} plates={projects.plates} />
      </Section>
    </>
  )
}
