import { Button } from '../../parts/Button/Button.tsx'
import { CloseCross } from '../../parts/Button/CloseCross.tsx'
import { classes } from '../../styles/classes.ts'
import type { HeaderData } from '../frame.ts'
import { LanguageItem } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import css from './MobileMenu.module.css'

/** Shows the menu of small screens: services, focus areas, the other links, then contact and the other languages. */
export function MobileMenu(data: HeaderData) {
  return (
    <div className={css.menu} id="menu" popover="auto" role="dialog" aria-label={data.labels.menu}>
      <div className={css.top}>
        <Logo name={data.name} href={data.home.href} label={data.home.label} />
        <button
          type="button"
          className={css.close}
          popoverTarget="menu"
          aria-label={data.labels.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: not of the page, but of the menu when it opens
          autoFocus
        >
          <CloseCross />
        </button>
      </div>
      <nav aria-label={data.labels.menu}>
        <MenuSection title={data.labels.services} links={data.services} />
        <MenuSection title={data.labels.focusAreas} links={data.focus} />
        <MenuSection title={data.labels.more} links={data.more} small />
        {data.languages.length > 1 && (
          <>
            <p className="note">{data.labels.languages}</p>
            <ul className={classes(css.small, css.languages)}>
              {data.languages.map(language => (
                <LanguageItem key={language.lang} {...language} />
              ))}
            </ul>
          </>
        )}
      </nav>
      <div className={css.foot}>
        <Button href={data.contact.href} tone="ink" arrow={false} aria-current={data.contact.current}>
          {data.contact.label}
        </Button>
        {data.languages.length === 1 &&
          data.languages.map(({ href, lang, label }) => (
            <Button key={lang} href={href} arrow={false} hrefLang={lang} lang={lang} data-language-switch="">
              {label}
            </Button>
          ))}
      </div>
    </div>
  )
}

function MenuSection({
  title,
  links,
  small = false,
}: {
  title: string
  links: HeaderData['direct']
  small?: boolean
}) {
  if (links.length === 0) return null
  return (
    <>
      <p className="note">{title}</p>
      <ul className={small ? css.small : undefined} data-part="display">
        {links.map(link => (
          <li key={link.id}>
            <a href={link.href} aria-current={link.current}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
