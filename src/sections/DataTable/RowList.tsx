import { domainToUnicode } from 'node:url'
import { Arrow } from '../../parts/Button/Arrow.tsx'
import { Hyphenated } from '../../parts/Hyphenated/Hyphenated.tsx'
import { Section } from '../../parts/Section/Section.tsx'
import { Table } from '../../parts/Table/Table.tsx'
import { classes } from '../../styles/classes.ts'
import type { SectionProps } from '../resolved.ts'
import css from './RowList.module.css'
import type { dataTable } from './schema.ts'

type Props = SectionProps<typeof dataTable> & {
  /** A text that screen readers read after the address of a website. */
  newWindow: string
}

/** Lists rows without column headings, each with a website at its end. */
export function RowList({ heading, text, rows, newWindow, at }: Props) {
  return (
    <Section {...at}>
      <div className={classes('beside', css.rows)}>
        <div>
          <h2 className="h2" id={at.id}>
            <Hyphenated text={heading} />
          </h2>
          {text && <p className={classes('copy small', css.text)}>{text}</p>}
        </div>
        <Table>
          {rows.map(({ cells: [name, ...others], website }) => (
            <li key={name}>
              <b>{name}</b>{' '}
              {others.map(cell => (
                <span key={cell}>{`${cell} `}</span>
              ))}
              {website && (
                <a href={website} target="_blank" rel="noopener noreferrer">
                  <span>{domainToUnicode(new URL(website).hostname)}</span>
                  <span className="vh"> {newWindow}</span> <Arrow />
                </a>
              )}
            </li>
          ))}
        </Table>
      </div>
    </Section>
  )
}
