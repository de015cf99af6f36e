import { MailAddress } from '../../parts/Person/MailAddress.tsx'
import css from './InBrief.module.css'
import type { OfficeData } from './present.ts'

/** Shows the offices side by side with address and contact. */
export function OfficesInBrief({ offices }: { offices: OfficeData[] }) {
  return (
    <ul className={css.offices}>
      {offices.map(({ id, title, address, phone, email }) => (
        <li key={id}>
          <h2 className="h4">
            <a href={`#${id}`}>{title}</a>
          </h2>
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
