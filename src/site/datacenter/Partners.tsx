import { Arrow } from '../../parts/Button/Arrow.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Table } from '../../parts/Table/Table.tsx'
import { classes } from '../../styles/classes.ts'
import css from './Partners.module.css'

export type Partner = {
  name: string
  description?: string | undefined
  location: string
  website: string
}

type Props = { id: string; heading: string; intro: string; newWindow: string; list: Partner[] }

export function DatacenterPartners({ id, heading, intro, newWindow, list }: Props) {
  return (
    <div className={classes('beside', css.partners)}>
      <div>
        <h2 className="h2" id={id}>
          <Hyphenated text={heading} />
        </h2>
        <p className={classes('copy small', css.intro)}>{intro}</p>
      </div>
      <Table>
        {list.map(partner => (
          <li key={partner.name}>
            <b>{partner.name}</b> <span>{partner.description}</span> <span>{partner.location}</span>{' '}
            <a href={partner.website} target="_blank" rel="noopener noreferrer">
              <span>{new URL(partner.website).hostname}</span>
              <span className="vh"> {newWindow}</span> <Arrow />
            </a>
          </li>
        ))}
      </Table>
    </div>
  )
}
