import { Button } from '../../parts/Button/Button.tsx'
import { Cards } from '../../parts/Card/Cards.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import type { PersonData } from '../../parts/Person/person-data.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'

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
            {to.email}
          </Button>
          <Button href={person.phone.href} arrow={false}>
            {person.phone.shown}
          </Button>
        </div>
        <p className="note">{privacy}</p>
      </div>
      <div className="apply-person">
        <Cards people single>
          <PersonCard person={person} note={person.department} />
        </Cards>
      </div>
    </div>
  )
}
