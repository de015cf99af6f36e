import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { Button } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { OptionList } from '../ui/OptionList.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import type { Column } from './columns.ts'
import type { ProjectChanges } from './drafts.ts'
import { type PlannedCell, type PlannedRow, type Project, planOf } from './spreadsheet.ts'
import styles from './table.module.css'
import { projectWords } from './words.ts'

export type PreviewProps = {
  table: string[][]
  columns: Column[]
  projects: Project[]
  onApply: (changes: ProjectChanges) => void
  onCancel: () => void
}

/** Shows a pasted table beside the facts of the projects. New values are red; rows with a tick go into the draft. */
export function PastePreview({ table, columns, projects, onApply, onCancel }: PreviewProps) {
  const t = useWords(projectWords)
  const { language } = useSession()
  const [omissions, setOmissions] = useState<readonly string[]>([])
  const [assigned, setAssigned] = useState<Record<string, string>>({})
  const plan = planOf(table, columns, projects, language, assigned)
  const changesOf = ({ name, project, cells }: PlannedRow): ProjectChanges => {
    const changes = cells.flatMap(cell => cell.changes)
    return project && changes.length > 0 && !omissions.includes(name) ? [[project.file, changes]] : []
  }
  const changes = plan.rows.flatMap(changesOf)
  const count = changes.reduce((sum, [, own]) => sum + own.length, 0)
  const unclear = plan.rows.flatMap(({ cells }) => cells).filter(({ problem }) => problem).length
  const orphans = plan.rows.filter(({ project }) => !project).length
  const facts = [
    [t.pasted, t.rowsAndColumns(plan.rows.length, plan.heads.length)],
    [t.changed, t.changedIn(count, changes.length)],
    [t.unclear, t.unclearCells(unclear, orphans, plan.unknown)],
  ]
  return (
    <>
      <div className={layout.pageHead}>
        <h1>{t.wouldChange(count)}</h1>
        <p className={texts.secondary}>{t.nothingYet}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t.project}</th>
              {plan.heads.map(({ name, column, factor }) => (
                <th key={name} scope="col" data-kind={column.kind}>
                  {column.label[language]}
                  <br />
                  <small>{t.from(name, factor)}</small>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {plan.rows.map(row => (
              <Row
                key={row.name}
                row={row}
                projects={projects}
                isTaken={!omissions.includes(row.name)}
                onTake={taken =>
                  setOmissions(taken ? omissions.filter(name => name !== row.name) : [...omissions, row.name])
                }
                onAssign={file => setAssigned({ ...assigned, [row.name]: file })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes(fields.additions, layout.below)}>
        <Button primary disabled={count === 0} onClick={() => onApply(changes)}>
          {t.apply(count)}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </p>
      <p className={texts.note}>{t.applyNote}</p>
    </>
  )
}

type RowProps = {
  row: PlannedRow
  projects: Project[]
  isTaken: boolean
  onTake: (taken: boolean) => void
  onAssign: (file: string) => void
}

function Row({ row: { name, project, cells }, projects, isTaken, onTake, onAssign }: RowProps) {
  const t = useWords(projectWords)
  const { language } = useSession()
  const isNew = cells.some(({ changes }) => changes.length > 0)
  const remarks = cells.flatMap(({ problem, head }) =>
    problem ? [t.stays(head.column.label[language])] : [],
  )
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={t.take(name)}
          disabled={!isNew}
          checked={isNew && isTaken}
          onChange={event => onTake(event.target.checked)}
        />
      </td>
      <th scope="row">{project ? (project.names[language] ?? name) : name}</th>
      {cells.map(cell => (
        <td
          key={cell.head.name}
          data-kind={cell.head.column.kind}
          className={classes(cell.problem && styles.wrong)}
        >
          <Comparison cell={cell} />
        </td>
      ))}
      <td className={styles.remark}>
        {project ? (
          [...remarks, ...(isNew || remarks.length > 0 ? [] : [t.nothingNew])].join(', ')
        ) : (
          <label>
            {t.unknownProject}{' '}
            <select
              className={fields.control}
              aria-label={t.assign}
              value=""
              onChange={event => onAssign(event.target.value)}
            >
              <option value="">{t.assign}</option>
              <OptionList of={projects.map(({ file, names }) => ({ value: file, label: names[language] }))} />
            </select>
          </label>
        )}
      </td>
    </tr>
  )
}

function Comparison({ cell: { before, after, changes, problem } }: { cell: PlannedCell }) {
  if (changes.length === 0) return problem ? after : <span className={texts.note}>{after}</span>
  return (
    <>
      {before !== '' && <del>{before}</del>} <ins>{after}</ins>
    </>
  )
}
