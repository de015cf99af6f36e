import { classes } from '../../styles/classes.ts'
import css from './LeadHead.module.css'

type Props = { id: string; heading: string; lead?: string | undefined; copy: string }

/** The heading of a section with an introduction beside it. */
export function LeadHead({ id, heading, lead, copy }: Props) {
  return (
    <div className={classes('beside', css.head)}>
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      <div>
        {lead && <p className="lead">{lead}</p>}
        <p className={classes('copy', css.copy)}>{copy}</p>
      </div>
    </div>
  )
}
