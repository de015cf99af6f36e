import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { Cards } from '../../parts/Card/Cards.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { classes } from '../../styles/classes.ts'
import { DatacenterComparison } from './Comparison.tsx'
import css from './Projects.module.css'
import type { DatacenterPage } from './present.ts'

export function DatacenterProjects({ id, ...data }: DatacenterPage['view']['projects'] & { id: string }) {
  return (
    <>
      <SectionHead id={id} title={data.heading}>
        <ArrowLink href={data.link.link}>{data.link.label}</ArrowLink>
      </SectionHead>
      <DatacenterComparison buildings={data.buildings} label={data.scroll} hint={data.hint} />
      <p className={classes('note', css.note)}>{data.note}</p>
      <Cards parts={4}>
        {data.list.map(({ description, details, ...project }) => (
          <Card decorative key={project.title} {...project} text={description} rows={details} />
        ))}
      </Cards>
    </>
  )
}
