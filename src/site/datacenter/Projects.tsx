import type { PictureData } from '../../content/media.ts'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Cards } from '../../parts/Card/Cards.tsx'
import type { Row } from '../../parts/Rows/Rows.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import { DatacenterComparison, type ScaledBuilding } from './Comparison.tsx'
import css from './Projects.module.css'

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
      <p className={classes('note', css.note)}>{data.note}</p>
      <Cards parts={4}>
        {data.list.map(({ description, details, ...project }) => (
          <Card decorative key={project.title} {...project} text={description} rows={details} />
        ))}
      </Cards>
    </>
  )
}
