// The facts of all projects, edited in their cells. Pasted data is previewed before it changes anything.
import { useState } from 'react'
import { languageName } from '../../src/i18n/language-name.ts'
import { firstLocale, type Locale, locales } from '../../src/routes.ts'
import { classes } from '../../src/styles/classes.ts'
import type { Draft } from '../publish/draft.server.ts'
import { Button, TextButton, TextLink } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import fields from '../ui/fields.module.css'
import { Loading } from '../ui/Loading.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useData } from '../ui/use-data.ts'
import { cellOf } from './cell-text.ts'
import { type Drafts, type Row, useDrafts } from './drafts.ts'
import { Grid } from './Grid.tsx'
import { Paste } from './Paste.tsx'
import { writeTable } from './spreadsheet.ts'
import styles from './table.module.css'
import type { ProjectTable as Table } from './table.server.ts'
import { projectWords } from './words.ts'

export function ProjectTable() {
  const { words } = useSession()
  const t = useWords(projectWords)
  const { data, error } = useData<Table>('projects/table')
  return (
    <main className={layout.page} id="main">
      <p className={layout.crumb}>
        <Link to="contents">{words.nav.contents}</Link>
        <span>{t.projects}</span>
      </p>
      {data ? <Loaded table={data} /> : <Loading error={error} />}
    </main>
  )
}

function Loaded({ table }: { table: Table }) {
  const t = useWords(projectWords)
  const drafts = useDrafts(table.projects)
  const { data: draft } = useData<Draft>('publish/draft')
  const [pasted, setPasted] = useState<string>()
  const [applied, setApplied] = useState(0)
  if (table.projects.length === 0)
    return (
      <>
        <h1>{t.title}</h1>
        <p className={layout.below}>{t.empty}</p>
        <TextLink icon="plus" to="new-project">
          {t.newProject}
        </TextLink>
      </>
    )
  const projects = table.projects.map((project): Row => {
    const { value, changed } = drafts.of(project.file)
    const file = draft?.files.find(({ file }) => file === project.file)
    const typed = [...changed].map(key => key.split('\n'))
    const changedPaths = [...typed, ...(file?.places.map(({ path }) => path) ?? [])]
    return { ...project, value, changedPaths, isDraft: file !== undefined || typed.length > 0 }
  })
  if (pasted !== undefined)
    return (
      <Paste
        text={pasted}
        columns={table.columns}
        projects={projects}
        onApply={changes => {
          drafts.change(changes)
          setApplied(changes.reduce((sum, [, own]) => sum + own.length, 0))
          setPasted(undefined)
        }}
        onCancel={() => setPasted(undefined)}
      />
    )
  return (
    <Facts
      table={table}
      projects={projects}
      drafts={drafts}
      applied={drafts.canUndo ? applied : 0}
      onPaste={setPasted}
    />
  )
}

type Props = {
  table: Table
  projects: Row[]
  drafts: Drafts
  applied: number
  onPaste: (text: string) => void
}

function Facts({ table, projects: all, drafts, applied, onPaste }: Props) {
  const t = useWords(projectWords)
  const { language } = useSession()
  const mine = locales.includes(language) ? language : firstLocale()
  const [filter, setFilter] = useState(0)
  const [shown, setShown] = useState<readonly Locale[]>([mine])
  const { columns } = table
  const missingIn = (value: unknown) =>
    columns.filter(column => cellOf(column, value, language, mine).text === '').length
  const filters = [
    { label: t.all, of: all },
    { label: t.incomplete, of: all.filter(({ value }) => missingIn(value) > 0) },
    { label: t.inDraft, of: all.filter(({ isDraft }) => isDraft) },
  ]
  const projects = filters[filter]?.of ?? all
  const missing = projects.reduce((sum, { value }) => sum + missingIn(value), 0)
  return (
    <>
      <div className={layout.pageHead}>
        <h1>{t.title}</h1>
        <Download table={{ columns, projects: all }} onPaste={onPaste} />
      </div>
      {applied > 0 && (
        <p role="status" className={layout.below}>
          {t.applied(applied)}{' '}
          <TextButton icon="back" onClick={drafts.undo}>
            {t.undo}
          </TextButton>
        </p>
      )}
      <fieldset className={lists.filters}>
        <legend className={texts.hidden}>{t.filter}</legend>
        {filters.map(({ label, of }, index) => (
          <button key={label} type="button" aria-pressed={index === filter} onClick={() => setFilter(index)}>
            {label}
            <sup>{of.length}</sup>
          </button>
        ))}
      </fieldset>
      {locales.length > 1 && (
        <fieldset className={classes(buttons.segments, styles.languages)}>
          <legend className={texts.hidden}>{t.languages}</legend>
          {[...locales.map(locale => [locale]), [...locales]].map(choice => (
            <button
              key={choice.join()}
              type="button"
              aria-pressed={choice.join() === shown.join()}
              onClick={() => setShown(choice)}
            >
              {choice.length > 1 ? t.every : languageName(choice[0] ?? '', language)}
            </button>
          ))}
        </fieldset>
      )}
      <Grid columns={columns} projects={projects} locales={shown} drafts={drafts} onPaste={onPaste} />
      <p className={texts.note}>{t.missingCount(missing)}</p>
      <p className={texts.note}>{t.keys}</p>
    </>
  )
}

function Download({ table: { columns, projects }, onPaste }: Pick<Props, 'table' | 'onPaste'>) {
  const t = useWords(projectWords)
  const { language } = useSession()
  const [withInternal, setWithInternal] = useState(false)
  const download = () => {
    const file = new Blob([writeTable(columns, projects, language, withInternal)], { type: 'text/csv' })
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: t.file,
    })
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className={fields.additions}>
      <Button onClick={() => onPaste('')}>{t.paste}</Button>
      <TextButton onClick={download}>{t.save}</TextButton>
      <label className={fields.option}>
        <input
          type="checkbox"
          checked={withInternal}
          onChange={event => setWithInternal(event.target.checked)}
        />
        {t.withInternal}
      </label>
    </div>
  )
}
