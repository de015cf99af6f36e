import { Button } from '../ui/Button.tsx'
import { MailAddress } from '../ui/MailAddress.tsx'
import { PersonCard } from '../ui/PersonCard.tsx'
import { Prose } from '../ui/Prose.tsx'
import type { PersonData } from '../ui/person-data.tsx'

export type KarriereApplyData = {
  heading: string
  body: string
  privacy: string
  person: PersonData
  email: string
  mailto: string
}

/** How to apply without an advertisement, and to whom. */
export function KarriereApply({
  id,
  heading,
  body,
  privacy,
  person,
  ...to
}: KarriereApplyData & { id: string }) {
  return (
    <div className="apply grid">
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      <div className="apply-text">
        <Prose html={body} />
        <div className="apply-acts">
          <Button href={to.mailto} tone="red">
            <MailAddress address={to.email} />
          </Button>
          <Button href={person.phone.href} arrow={false}>
            {person.phone.shown}
          </Button>
        </div>
        <p className="note">{privacy}</p>
      </div>
      <div className="apply-person cards ppl">
        <PersonCard person={person} note={person.department} />
      </div>
    </div>
  )
}
