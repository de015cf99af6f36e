import './Partners.css'
import { Arrow } from '../../parts/Button/Arrow.tsx'
import { Table } from '../../parts/Table/Table.tsx'

export type Partner = {
  name: string
  description?: string | undefined
  location: string
  website: string
  websiteOf: string
}

type Props = { id: string; heading: string; intro: string; website: string; list: Partner[] }

export function DatacenterPartners({ id, heading, intro, website, list }: Props) {
  return (
    <div className="partners grid">
      <div>
        <h2 className="h2" id={id}>
          {heading}
        </h2>
        <p className="copy small">{intro}</p>
      </div>
      <Table>
        {list.map(partner => (
          <li key={partner.name}>
            <b>{partner.name}</b>
            <span>{partner.description}</span>
            <span>{partner.location}</span>
            <a
              href={partner.website}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={partner.websiteOf}
            >
              <span>{website}</span> <Arrow />
            </a>
          </li>
        ))}
      </Table>
    </div>
  )
}
