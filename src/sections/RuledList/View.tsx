import { RuledList as Items } from '../../parts/RuledList/RuledList.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import type { SectionProps } from '../resolved.ts'
import type { ruledList } from './schema.ts'

/** Lists short texts, each below a line. */
export function RuledList({ heading, look, items, at }: SectionProps<typeof ruledList>) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading} />
      <Items items={items} columns={look === 'four' ? 4 : 2} />
    </Section>
  )
}
