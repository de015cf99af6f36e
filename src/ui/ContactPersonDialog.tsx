import './Button.css'
import './Card.css'
import './ContactPersonDialog.css'
import type { PictureData } from '../content/media.ts'
import { Arrow } from './Arrow.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { Portrait } from './Portrait.tsx'

export type PersonData = {
  id: string
  name: string
  role: string
  position: string | undefined
  department: string
  address: string
  phone: { shown: string; href: string }
  email: string
  languages: string[] | undefined
  portrait: PictureData | undefined
  /** Address of the vCard. */
  card: string
  labels: {
    portrait: string
    department: string
    address: string
    phone: string
    email: string
    languages: string
    write: string
    card: string
    copyPhone: string
    copyEmail: string
    copied: string
    close: string
  }
}

/** Who to talk to: everything a visitor needs to call, write or keep the contact. */
export function ContactPersonDialog({ id, person }: { id: string; person: PersonData }) {
  const { labels } = person
  const [mailbox, host] = person.email.split('@')
  return (
    <Dialog
      id={id}
      title={person.name}
      subtitle={[person.role, person.position].filter(Boolean).join(', ')}
      closeLabel={labels.close}
      wide
    >
      <div className="pd">
        <Portrait
          name={person.name}
          label={labels.portrait}
          picture={person.portrait}
          sizes="(min-width: 560px) 330px, 100vw"
        />
        <div className="pd-side">
          <dl className="rows rows--c">
            <Row term={labels.department}>{person.department}</Row>
            <Row term={labels.address}>{person.address}</Row>
            <Row term={labels.phone}>
              <a href={person.phone.href}>{person.phone.shown}</a>
              <CopyButton value={person.phone.shown} label={labels.copyPhone} copied={labels.copied} />
            </Row>
            <Row term={labels.email}>
              <a href={`mailto:${person.email}`}>
                <span>
                  {mailbox}
                  <wbr />@{host}
                </span>
              </a>
              <CopyButton value={person.email} label={labels.copyEmail} copied={labels.copied} />
            </Row>
            {person.languages && <Row term={labels.languages}>{person.languages.join(', ')}</Row>}
          </dl>
          <div className="pd-acts">
            <a className="btn btn--red btn--wide" href={person.phone.href}>
              {person.phone.shown} <Arrow />
            </a>
            <a className="btn btn--wide" href={`mailto:${person.email}`}>
              {labels.write} <Arrow />
            </a>
            <a className="btn btn--wide" href={person.card} download={`${person.name}.vcf`}>
              {labels.card} <Arrow />
            </a>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
