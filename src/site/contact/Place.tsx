import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { NorthArrow } from '../../parts/NorthArrow/NorthArrow.tsx'
import { Rows } from '../../parts/Rows/Rows.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Place.module.css'
import type { ContactPage } from './present.ts'

/** An office: the town in black, the firm's house in red, and how to reach it. */
export function ContactPlace({ place }: { place: ContactPage['view']['places'][number] }) {
  return (
    <Section mark={place.mark} id={place.id} className={css.place} ownsRed>
      <div className={classes('beside', css.sheet, place.mirrored && css.mirrored)}>
        {place.plan && (
          <figure>
            <img
              src={place.plan.drawing}
              alt={place.plan.alt}
              width={place.plan.width}
              height={place.plan.height}
              loading="lazy"
            />
            <figcaption className="note">
              <NorthArrow />
              {place.plan.caption}
            </figcaption>
          </figure>
        )}
        <div className={css.side}>
          <h2 className="h2" id={place.id}>
            {place.title}
          </h2>
          <address>
            {place.address.map(line => (
              <span key={line}>{line} </span>
            ))}
          </address>
          <Rows
            narrow
            rows={place.rows.map(({ label, value, href }) => ({
              label,
              value: href ? <a href={href}>{value}</a> : value,
            }))}
          />
          <ArrowLink href={place.map.href} arrow={false} data-apple-map={place.map.apple}>
            {place.map.label}
          </ArrowLink>
        </div>
      </div>
    </Section>
  )
}
