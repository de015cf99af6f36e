import { Section } from '../../parts/Section/Section.tsx'
import { Table } from '../../parts/Table/Table.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import type { credentialTables } from './present.ts'
import type { credentials } from './schema.ts'
import css from './View.module.css'

type Props = SectionProps<typeof credentials> & { tables: ReturnType<typeof credentialTables> }

/** Lists the certificates and memberships of the firm. */
export function Credentials({ heading, text, tables, at }: Props) {
  return (
    <Section {...at}>
      <div className={classes('beside', css.credentials)}>
        <div>
          <h2 className="h2" id={at.id}>
            {heading}
          </h2>
          <p className={classes('copy', css.text)}>{text}</p>
        </div>
        <div className={css.tables}>
          {tables.map(({ title, rows }) => (
            <div key={title}>
              <h3 className="note">{title}</h3>
              <Table>
                {rows.map(([name, second, third]) => (
                  <li key={name}>
                    <b>{name}</b> <span>{`${second} `}</span> <span className="tn">{third}</span>
                  </li>
                ))}
              </Table>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
