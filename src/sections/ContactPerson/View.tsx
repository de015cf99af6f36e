import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { ActionLink } from '../../parts/Button/ActionLink.tsx'
import { PersonBlock } from '../../parts/Person/PersonBlock.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import type { SectionProps } from '../resolved.ts'
import type { contactPerson } from './schema.ts'

/** Shows one person in large: portrait, phone number and email address. */
export function ContactPerson({ person, note, text, action, more, at }: SectionProps<typeof contactPerson>) {
  const shown = person ?? at.page.contactPerson
  if (!shown) return null
  return (
    <Section {...at}>
      <PersonBlock id={at.id} person={shown} note={note} text={text}>
        {action && <ActionButton action={action} />}
        {more && <ActionLink action={more} />}
      </PersonBlock>
    </Section>
  )
}
