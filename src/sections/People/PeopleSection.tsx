import type { ReactNode } from 'react'
import { Section } from '../../parts/Section/Section.tsx'
import { SectionHead } from '../../parts/Section/SectionHead.tsx'
import type { SectionProps } from '../resolved.ts'
import type { people } from './schema.ts'

export type PeopleProps = SectionProps<typeof people>

/** Shows the heading, which is the same in every look. */
export function PeopleSection({ heading, text, at, children }: PeopleProps & { children: ReactNode }) {
  return (
    <Section {...at}>
      <SectionHead id={at.id} title={heading}>
        {text && <p className="copy small">{text}</p>}
      </SectionHead>
      {children}
    </Section>
  )
}
