import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { NorthArrow } from '../../parts/NorthArrow/NorthArrow.tsx'
import { Rows } from '../../parts/Rows/Rows.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Plans.module.css'
import type { OfficeData } from './present.ts'

/** Shows each office on a plan, with the town in black and the firm's house in red, and its contact details. */
export function OfficePlans({ offices }: { offices: OfficeData[] }) {
  return offices.map(office => <OfficePlan key={office.id} office={office} />)
}

function OfficePlan({ office }: { office: OfficeData }) {
  return (
    <Section mark={office.letter} id={office.id} className={css.office} ownsRed>
      <div className={classes('beside', css.sheet, office.mirrored && css.mirrored)}>
        {office.plan && (
          <figure>
            <img
              src={office.plan.drawing}
              alt={office.plan.alt}
              width={office.plan.width}
              height={office.plan.height}
              loading="lazy"
            />
            <figcaption className="note">
              <NorthArrow />
              {office.plan.caption}
            </figcaption>
          </figure>
        )}
        <div className={css.side}>
          <h2 className="h2" id={office.id}>
            {office.title}
          </h2>
          <address>
            {office.address.map(line => (
              <span key={line}>{`${line} `}</span>
            ))}
          </address>
          <Rows
            narrow
            rows={office.rows.map(({ label, value, href }) => ({
              label,
              value: href ? <a href={href}>{value}</a> : value,
            }))}
          />
          <ArrowLink
            href={office.map.href}
            arrow={false}
            data-android-map={office.map.android}
            data-apple-map={office.map.apple}
          >
            {office.map.label}
          </ArrowLink>
        </div>
      </div>
    </Section>
  )
}
