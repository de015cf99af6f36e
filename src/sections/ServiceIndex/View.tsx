import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import type { SectionProps } from '../resolved.ts'
import type { serviceIndex } from './schema.ts'

/** An index of services in large type. Each leads to a page, or all open the dialog of one action. */
export function ServiceIndex({ heading, items, action, at }: SectionProps<typeof serviceIndex>) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading} />
      <ServiceList
        services={items.map(item => ({ ...item, link: item.link ?? action?.href ?? '' }))}
        dialog={action?.dialog}
        purpose={action?.label}
      />
    </Section>
  )
}
