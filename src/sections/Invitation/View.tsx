import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { invitation } from './schema.ts'
import css from './View.module.css'

/** A large heading with a sentence and its buttons beside it, as the last word of a page. */
export function Invitation({ heading, lead, text, actions, at }: SectionProps<typeof invitation>) {
  return (
    <Section {...at}>
      <div className={classes('beside early', css.invitation)}>
        <h2 className="h1" id={at.id}>
          {heading}
        </h2>
        <div>
          {lead && <p className="lead">{lead}</p>}
          {text && <p className="copy">{text}</p>}
          {actions.map(action => (
            <ActionButton key={action.href} action={action} wide />
          ))}
        </div>
      </div>
    </Section>
  )
}
