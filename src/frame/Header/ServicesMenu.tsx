import { Bubble } from '../../parts/Section/Bubble.tsx'
import type { HeaderData } from '../frame.ts'
import css from './ServicesMenu.module.css'

/** The axes on which the four services are placed. */
const axes = ['A', 'D', 'G', 'J']

export function ServicesMenu({ label, services }: { label: string; services: HeaderData['services'] }) {
  return (
    <div className={css.menu} data-part="menu" id="services-menu" popover="auto">
      <ul className="grid wrap" aria-label={label}>
        {services.map((service, index) => (
          <li key={service.id}>
            <a href={service.href} aria-current={service.current}>
              <span className={css.stem} data-part="menu-stem" />
              <Bubble small>{axes[index] ?? ''}</Bubble>
              <b>{service.label}</b> <span>{service.teaser}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
