import { MailAddress } from '../../parts/Person/MailAddress.tsx'
import css from './InBrief.module.css'
import type { OfficeData } from './present.ts'

type Props = {
  offices: OfficeData[]
  /** True if the page also shows each office with its plan, which the titles then link to. */
  hasPlans: boolean
}

/** Shows the offices side by side with address and contact. */
export function OfficesInBrief({ offices, hasPlans }: Props) {
  return (
    <ul className={css.offices}>
      {offices.map(({ id, title, address, phone, email }) => (
        <li key={id}>
          <h2 className="h4">{hasPlans ? <a href={`#${id}`}>{title}</a> : title}</h2>
          <address>
            {address.map(line => (
              <span key={line}>{`${line} `}</span>
            ))}
          </address>
          <p>
            <a href={phone.href}>{phone.shown}</a>
            <a href={`mailto:${email}`}>
              <MailAddress address={email} />
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
