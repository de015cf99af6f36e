import { NorthArrow } from '../../parts/NorthArrow/NorthArrow.tsx'
import type { PageLink } from '../../site/shared/site.ts'
import { classes } from '../../styles/classes.ts'
import css from './Footer.module.css'
import { TitleWord } from './TitleWord.tsx'

export type FooterData = {
  name: string
  shortName: string
  year: number
  /** The note that the firm is fictitious. */
  sample: string | undefined
  labels: {
    services: string
    focus: string
    office: string
    address: string
    contact: string
    sheet: string
    toTop: string
  }
  services: PageLink[]
  focus: PageLink[]
  office: PageLink[]
  legal: PageLink[]
  address: string[]
  email: string
  phone: { shown: string; href: string }
  contactLink: PageLink
  contactLabel: string
  sheet: string
}

/** Shows the footer as the title block of a plan. */
export function Footer(data: FooterData) {
  const { labels } = data
  return (
    <footer className={css.footer} data-part="footer">
      <div className={classes('grid', css.block)} data-part="footer-block">
        <FooterLinks title={labels.services} links={data.services} />
        <FooterLinks title={labels.focus} links={data.focus} />
        <FooterLinks title={labels.office} links={data.office} />
        <div>
          <h2 className="note">{labels.address}</h2>
          <address>
            {data.address.map(line => (
              <span key={line}>{`${line} `}</span>
            ))}
          </address>
        </div>
        <div className={css.end}>
          <h2 className="note">{labels.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${data.email}`}>{data.email}</a>
            </li>
            <li>
              <a href={data.phone.href}>{data.phone.shown}</a>
            </li>
            <li>
              <a href={data.contactLink.href}>{data.contactLabel}</a>
            </li>
          </ul>
        </div>
        <TitleWord word={data.shortName} />
        <div className={css.line}>
          <span>
            {'© '}
            <span data-year="">{data.year}</span>
            {` ${data.name}`}
          </span>
        </div>
        <div className={classes(css.line, css.links)}>
          {data.legal.map(link => (
            <a key={link.id} href={link.href}>
              {link.label}
            </a>
          ))}
        </div>
        <div className={css.line}>{`${labels.sheet}: ${data.sheet}`}</div>
        <div className={classes(css.line, css.end)}>
          <a className={css.top} href="#top">
            <NorthArrow />
            {labels.toTop}
          </a>
        </div>
        {data.sample && <p className={classes('note', css.sample)}>{data.sample}</p>}
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: PageLink[] }) {
  // An empty column keeps the others in place.
  if (links.length === 0) return <div />
  return (
    <nav aria-label={title}>
      <h2 className="note">{title}</h2>
      <ul>
        {links.map(link => (
          <li key={link.id}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
