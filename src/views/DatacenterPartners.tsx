import '../ui/Button.css'
import '../ui/Table.css'
import './DatacenterPartners.css'
import { Arrow } from '../ui/Arrow.tsx'

export type Partner = {
  name: string
  description?: string | undefined
  location: string
  website: string
}

type Props = { id: string; heading: string; intro: string; newWindow: string; list: Partner[] }

export function DatacenterPartners({ id, heading, intro, newWindow, list }: Props) {
  return (
    <div className="partners grid">
      <div>
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        <p className="copy small">{intro}</p>
      </div>
      <ul className="tab">
        {list.map(partner => (
          <li key={partner.name}>
            <b>{partner.name}</b>
            <span>{partner.description}</span>
            <span>{partner.location}</span>
            <a href={partner.website} target="_blank" rel="noopener noreferrer">
              <span>{new URL(partner.website).hostname}</span>
              <span className="vh"> {newWindow}</span> <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
