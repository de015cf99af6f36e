import '../../parts/Card/Card.css'
import './Projects.css'
import type { PictureData } from '../../content/media.ts'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Picture } from '../../parts/Picture/Picture.tsx'
import { type Row, Rows } from '../../parts/Rows/Rows.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { DatacenterComparison, type ScaledBuilding } from './Comparison.tsx'

export type DatacenterProjectsData = {
  heading: string
  link: { label: string; link: string }
  scroll: string
  note: string
  buildings: ScaledBuilding[]
  list: {
    title: string
    description: string
    picture: PictureData
    details: Row[]
  }[]
}

export function DatacenterProjects({ id, ...data }: DatacenterProjectsData & { id: string }) {
  return (
    <>
      <SectionHead id={id} title={data.heading}>
        <ArrowLink href={data.link.link}>{data.link.label}</ArrowLink>
      </SectionHead>
      <DatacenterComparison buildings={data.buildings} label={data.scroll} />
      <p className="note comparison-note">{data.note}</p>
      <div className="cards cards--4">
        {data.list.map(project => (
          <article key={project.title} className="card">
            <div className="pic">
              <Picture
                picture={project.picture}
                sizes="(min-width: 1120px) 29vw, (min-width: 700px) 45vw, 92vw"
                decorative
              />
            </div>
            <h3 className="h3 card-title">{project.title}</h3>
            <p className="small">{project.description}</p>
            <Rows rows={project.details} />
          </article>
        ))}
      </div>
    </>
  )
}
