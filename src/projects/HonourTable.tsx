import { Table } from '../parts/Table/Table.tsx'
import type { Honour } from '../site/shared/honours.ts'
import css from './HonourTable.module.css'

export type HonourRow = Honour & {
  /** The kind in words. */
  label: string
  /** The project that received the honour, left out on the project's own page. */
  project?: { title: string; href: string } | undefined
}

/** Lists awards, competitions, certificates and publications, the newest first, each with a link to its source. */
export function HonourTable({ rows }: { rows: HonourRow[] }) {
  return (
    <Table>
      {rows.map(({ kind, year, name, lang, details, by, source, label, project }) => (
        <li key={`${kind} ${year} ${name} ${project?.href}`} className={css.row}>
          <span className="tn">{year}</span>{' '}
          <span className={css.what}>
            <b lang={lang}>
              {source ? (
                <a href={source} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </b>{' '}
            <span>{[...details, by].filter(Boolean).join(', ')}</span>{' '}
            {project && <a href={project.href}>{project.title}</a>}
          </span>{' '}
          <span className={css.kind}>{label}</span>
        </li>
      ))}
    </Table>
  )
}
