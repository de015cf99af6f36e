import { LeadHead } from '../../parts/Section/LeadHead.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import type { SectionProps } from '../resolved.ts'
import { Columns } from './Columns.tsx'
import { Pillars } from './Pillars.tsx'
import type { pointColumns } from './schema.ts'

/** Shows columns with a title, a sentence and a list of points, side by side or as pillars below a beam. */
export function PointColumns({ at, ...props }: SectionProps<typeof pointColumns>) {
  const { heading, lead, text, columns, beam, numbers } = props
  return (
    <Section {...at}>
      {text ? (
        <LeadHead id={at.id} heading={heading} lead={lead} copy={text} />
      ) : (
        <SectionHead id={at.id} title={heading} />
      )}
      {beam ? <Pillars columns={columns} {...beam} /> : <Columns columns={columns} numbers={numbers} />}
    </Section>
  )
}
