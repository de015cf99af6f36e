import './LeadHead.css'

type Props = { id: string; heading: string; lead: string; copy: string }

/** The heading of a section that needs a word before it begins: lead and copy stand beside it. */
export function LeadHead({ id, heading, lead, copy }: Props) {
  return (
    <div className="lead-head grid">
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      <div>
        <p className="lead">{lead}</p>
        <p className="copy">{copy}</p>
      </div>
    </div>
  )
}
