import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { CardGrid } from '../../parts/Card/CardGrid.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import { Prose } from '../../parts/Prose/Prose.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './InvitationWithCard.module.css'
import type { invitation } from './schema.ts'

/** Shows a heading, the documents to send, and the card of the person who answers. */
export function InvitationWithCard({ heading, details, actions, note, at }: SectionProps<typeof invitation>) {
  const person = at.page.contactPerson
  return (
    <Section {...at}>
      <div className={classes('beside', css.apply)}>
        <h2 className="h2" id={at.id}>
          <Hyphenated text={heading} />
        </h2>
        <div className={css.text}>
          {details && <Prose html={details} />}
          <div className="acts">
            {actions.map(action => (
              <ActionButton key={action.href} action={action} />
            ))}
          </div>
          {note && <p className="note">{note}</p>}
        </div>
        {person && (
          <CardGrid people single>
            <PersonCard person={person} note={person.department} />
          </CardGrid>
        )}
      </div>
    </Section>
  )
}
