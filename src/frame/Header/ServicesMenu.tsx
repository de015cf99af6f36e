import { Bubble } from '../../parts/Section/Bubble.tsx'
import type { PageLink } from '../../site/shared/site.ts'

/** The four services stand on the axes A, D, G and J. */
const axes = ['A', 'D', 'G', 'J']

export function ServicesMenu({
  label,
  services,
}: {
  label: string
  services: (PageLink & { teaser: string; current: boolean })[]
}) {
  return (
    <div className="drop" id="services-menu" popover="auto">
      <ul aria-label={label}>
        {services.map((service, index) => (
          <li key={service.id}>
            <a href={service.href} aria-current={service.current ? 'page' : undefined}>
              <span className="stem" />
              <Bubble small>{axes[index] ?? ''}</Bubble>
              <b>{service.label}</b> <span>{service.teaser}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
