import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Rows } from '../Rows/Rows.tsx'
import css from './ContactPersonDialog.module.css'
import { CopyButton } from './CopyButton.tsx'
import { MailAddress } from './MailAddress.tsx'
import { Portrait } from './Portrait.tsx'
import { languageRows, type PersonData } from './person-data.tsx'

/** Shows everything a visitor needs to call, write to or save a contact. */
export function ContactPersonDialog({ id, person }: { id: string; person: PersonData }) {
  const { labels } = person
  return (
    <Dialog id={id} title={person.name} subtitle={person.title} closeLabel={labels.close} wide flush>
      <div className={css.person}>
        <Portrait
          name={person.name}
          label={labels.portrait}
          picture={person.portrait}
          sizes="(min-width: 600px) 330px, 100vw"
        />
        <div className={css.side}>
          <Rows
            narrow
            rows={[
              { label: labels.department, value: person.department },
              { label: labels.location, value: person.location },
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
          <div className={css.actions}>
            <Button href={person.phone.href} tone="red" wide>
              {labels.call}
            </Button>
            <Button href={`mailto:${person.email}`} wide>
              {labels.write}
            </Button>
            <Button href={person.card} download={`${person.name}.vcf`} wide>
              {labels.card}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
