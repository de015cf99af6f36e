import './Button.css'
import './ContactPersonDialog.css'
import { Arrow } from './Arrow.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Dialog } from './Dialog.tsx'
import { MailAddress } from './MailAddress.tsx'
import { Portrait } from './Portrait.tsx'
import { languageRows, type PersonData } from './person-data.tsx'
import { Rows } from './Rows.tsx'

/** Who to talk to: everything a visitor needs to call, write or keep the contact. */
export function ContactPersonDialog({ id, person }: { id: string; person: PersonData }) {
  const { labels } = person
  return (
    <Dialog id={id} title={person.name} subtitle={person.title} closeLabel={labels.close} wide>
      <div className="pd">
        <Portrait
          name={person.name}
          label={labels.portrait}
          picture={person.portrait}
          sizes="(min-width: 560px) 330px, 100vw"
        />
        <div className="pd-side">
          <Rows
            narrow
            rows={[
              { label: labels.department, value: person.department },
              { label: labels.address, value: person.address },
              {
                label: labels.phone,
                value: (
                  <>
                    <a href={person.phone.href}>{person.phone.shown}</a>
                    <CopyButton value={person.phone.shown} label={labels.copyPhone} copied={labels.copied} />
                  </>
                ),
              },
              {
                label: labels.email,
                value: (
                  <>
                    <a href={`mailto:${person.email}`}>
                      <MailAddress address={person.email} />
                    </a>
                    <CopyButton value={person.email} label={labels.copyEmail} copied={labels.copied} />
                  </>
                ),
              },
              ...languageRows(person),
            ]}
          />
          <div className="pd-acts">
            <a className="btn btn--red btn--wide" href={person.phone.href}>
              {labels.call} <Arrow />
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
