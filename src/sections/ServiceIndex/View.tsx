import { OutcomeSlot } from '../../parts/Form/OutcomeSlot.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import { type ServiceLine, ServiceList } from '../../parts/ServiceList/ServiceList.tsx'
import type { SectionProps } from '../resolved.ts'
import type { serviceIndex } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof serviceIndex> & { fromNavigation: ServiceLine[] }

/** Lists services in large type: those of the navigation under a small heading, or a separate list. */
export function ServiceIndex({ heading, text, items, action, fromNavigation, at }: Props) {
  return (
    <Section {...at}>
      {items ? (
        <SectionHead id={at.id} title={heading}>
          {text && <p className="copy small">{text}</p>}
        </SectionHead>
      ) : (
        <div className={css.head}>
          <h2 className="h3" id={at.id}>
            {heading}
          </h2>
          {text && <p className="copy small">{text}</p>}
        </div>
      )}
      <ServiceList
        services={items?.map(line => ({ ...line, link: line.link ?? action?.href ?? '' })) ?? fromNavigation}
        dialog={items && action?.dialog}
        purpose={items && action?.label}
      />
      {action?.dialog && <OutcomeSlot dialog={action.dialog} />}
    </Section>
  )
}
