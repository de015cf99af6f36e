import { ActionButton } from '../../parts/Button/ActionButton.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { invitation } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof invitation>

/** Shows a large heading with a sentence and its buttons beside it, at the end of a page. */
export function Invitation(props: Props) {
  const { actions, at } = props
  if (at.mark === undefined) return <InvitationBelow {...props} />
  return (
    <Section {...at}>
      <div className={classes('beside early', css.invitation)}>
        <Title {...props} />
        <div>
          <Sentences {...props} />
          {actions.map(action => (
            <ActionButton key={action.href} action={action} wide />
          ))}
        </div>
      </div>
    </Section>
  )
}

/** Shows the invitation below a line instead of an axis, because it belongs to the section above. */
function InvitationBelow(props: Props) {
  return (
    <section className={classes('wrap', css.below)} id={props.at.anchor} aria-labelledby={props.at.id}>
      <div className="beside">
        <Title {...props} />
        <div>
          <Sentences {...props} />
          <div className={classes('acts', css.acts)}>
            {props.actions.map(action => (
              <ActionButton key={action.href} action={action} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

const Title = ({ heading, at }: Props) => (
  <h2 className="h1" id={at.id}>
    {heading}
  </h2>
)

const Sentences = ({ lead, text }: Props) => (
  <>
    {lead && <p className="lead">{lead}</p>}
    {text && <p className="copy">{text}</p>}
  </>
)
