import { Button } from '../../parts/Button/Button.tsx'
import { Cards } from '../../parts/Card/Cards.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { MailAddress } from '../../parts/Person/MailAddress.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Apply.module.css'
import type { KarrierePage } from './present.ts'

/** How to apply without an advertisement, and to whom. */
export function KarriereApply({
  id,
  heading,
  body,
  privacy,
  person,
  ...to
}: KarrierePage['view']['apply'] & { id: string }) {
  return (
    <div className={classes('beside', css.apply)}>
      <h2 className="h2" id={id}>
        <Hyphenated text={heading} />
      </h2>
      <div className={css.text}>
        <Prose html={body} />
        <div className="acts">
          <Button href={to.mailto} tone="red">
            <MailAddress address={to.email} />
          </Button>
          <Button href={person.phone.href} arrow={false}>
            {person.phone.shown}
          </Button>
        </div>
        <p className="note">{privacy}</p>
      </div>
      <Cards people single>
        <PersonCard person={person} note={person.department} />
      </Cards>
    </div>
  )
}
