import { MailAddress } from '../../parts/Person/MailAddress.tsx'
import css from './Offices.module.css'
import type { ContactPage } from './present.ts'

/** Both offices in the first screen: where they are, and how to reach them. */
export function Offices({ places }: { places: ContactPage['view']['places'] }) {
  return (
    <ul className={css.offices}>
      {places.map(({ id, title, address, phone, email }) => (
        <li key={id}>
          <h2 className="h4">
            <a href={`#${id}`}>{title}</a>
          </h2>
          <address>
            {address.map(line => (
              <span key={line}>{line} </span>
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
