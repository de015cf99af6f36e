import type { HeaderData } from '../frame.ts'
import css from './Header.module.css'
import { LanguageMenu, LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

/** The header, which is always visible. It works without scripts, because both menus are native popovers. */
export function Header(data: HeaderData) {
  const inServices = data.services.some(link => link.current !== undefined)
  return (
    <header className={css.header} data-part="header">
      <Logo name={data.name} href={data.home.href} label={data.home.label} />
      <nav className={css.nav} data-part="nav" aria-label={data.labels.navigation}>
        {data.services.length > 0 && (
          <>
            <button
              type="button"
              className="growing"
              popoverTarget="services-menu"
              data-services-toggle=""
              data-current={inServices ? '' : undefined}
            >
              {data.labels.services}
              <svg viewBox="0 0 11 7" aria-hidden="true">
                <path d="M.5 1l5 5 5-5" />
              </svg>
            </button>
            <ServicesMenu label={data.labels.services} services={data.services} />
          </>
        )}
        {data.direct.map(link => (
          <a key={link.id} className="growing" href={link.href} aria-current={link.current}>
            {link.label}
          </a>
        ))}
      </nav>
      <div className={css.cells}>
        <LanguageSwitch label={data.labels.languages} languages={data.languages} />
        <a
          className={css.contact}
          data-part="header-cell header-contact"
          href={data.contact.href}
          aria-current={data.contact.current}
        >
          {data.contact.label}
        </a>
        <button
          type="button"
          className={css.menu}
          data-part="header-cell"
          popoverTarget="menu"
          aria-label={data.labels.menu}
        >
          <svg viewBox="0 0 28 14" aria-hidden="true">
            <path d="M0 2h28M0 12h28" />
          </svg>
        </button>
      </div>
      <LanguageMenu label={data.labels.languages} languages={data.languages} />
      <MobileMenu {...data} />
    </header>
  )
}
