import './Header.css'
import type { HeaderData } from '../frame.ts'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ServicesMenu } from './ServicesMenu.tsx'

/** 80 px, always there. Works without script: both menus are native popovers. */
export function Header(data: HeaderData) {
  const inServices = data.services.some(link => link.current)
  return (
    <header className="hd">
      <Logo name={data.name} href={data.home.href} label={data.home.label} />
      <nav className="nav" aria-label={data.labels.navigation}>
        <button
          type="button"
          className={inServices ? 'is-current' : undefined}
          popoverTarget="services-menu"
          data-services-toggle=""
        >
          {data.labels.services}
          <svg viewBox="0 0 11 7" aria-hidden="true">
            <path d="M.5 1l5 5 5-5" />
          </svg>
        </button>
        <ServicesMenu label={data.labels.services} services={data.services} />
        {data.direct.map(link => (
          <a key={link.id} href={link.href} aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </a>
        ))}
      </nav>
      <div className="hd-cells">
        <a
          className="hd-lang"
          href={data.language.href}
          hrefLang={data.language.lang}
          lang={data.language.lang}
          aria-label={`${data.language.short}: ${data.language.label}`}
          data-language-switch=""
        >
          {data.language.short}
        </a>
        <a
          className="hd-contact"
          href={data.contact.href}
          aria-current={data.contact.current ? 'page' : undefined}
        >
          {data.contact.label}
        </a>
        <button className="hd-menu" type="button" popoverTarget="menu" aria-label={data.labels.menu}>
          <svg viewBox="0 0 28 14" aria-hidden="true">
            <path d="M0 2h28M0 12h28" />
          </svg>
        </button>
      </div>
      <MobileMenu {...data} />
    </header>
  )
}
