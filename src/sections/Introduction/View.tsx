import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { OpeningText } from '../../parts/Prose/OpeningText.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import type { SectionProps } from '../resolved.ts'
import type { introduction } from './schema.ts'

/** Introduces the subject of a page: a heading, and its text beside it. */
export function Introduction({ heading, lead, text, action, at }: SectionProps<typeof introduction>) {
  return (
    <Section {...at}>
      <OpeningText id={at.id} heading={heading} lead={lead} copy={text}>
        {action && <ActionButton action={action} />}
      </OpeningText>
    </Section>
  )
}
