import type { ReactNode } from 'react'
import type { Path } from '../../src/content/changes.ts'
import type { Sentence } from '../../src/content/problems.ts'
import { classes } from '../../src/styles/classes.ts'
import type { Entry, Field } from '../form/form-fields.ts'
import { RemarkList } from '../remarks/Remarks.tsx'
import { PageActions } from '../sections/PageActions.tsx'
import { SectionList } from '../sections/SectionList.tsx'
import sectionStyles from '../sections/sections.module.css'
import { useSections } from '../sections/sections.tsx'
import { LanguageColumns } from '../ui/InLanguages.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useEditing } from './context.ts'
import styles from './editor.module.css'
import { Entries, FieldView } from './FieldView.tsx'
import { editorWords } from './words.ts'

export type Section = { key: string; label: Sentence | undefined; entries: Entry[]; path: Path; field: Field }

const isLarge = ({ type }: Field) => type === 'group' || type === 'list' || type === 'map'
/** Entries for search engines come after those that visitors read. */
const last = ['nav', 'seo', 'share']

/** Divides a form into its sections, in its own order; single entries share one section. */
export function sectionsOf(form: Field): Section[] {
  if (form.type !== 'group') return [{ key: 'all', label: undefined, entries: [], path: [], field: form }]
  const single = form.entries.filter(
    ({ field, optional, key }) => (!isLarge(field) || optional) && !last.includes(key),
  )
  const parts = form.entries.filter(entry => !single.includes(entry) && !last.includes(entry.key))
  const rest = form.entries.filter(({ key }) => last.includes(key))
  const own = parts.map(entry => sectionOf(entry))
  // The sections of a page come first; the fields about the page as a whole come last.
  if (form.entries.some(({ key }) => key === 'sections'))
    return [...own, group('found', [...rest, ...single])]
  return [
    ...(single.length > 0 ? [group('general', single)] : []),
    ...own,
    ...(rest.length > 0 ? [group('found', rest)] : []),
  ]
}

const group = (key: string, entries: Entry[]): Section => ({
  key,
  label: undefined,
  entries,
  path: [],
  field: { type: 'group', entries },
})

export function sectionOf(entry: Entry): Section {
  const entries = entry.field.type === 'group' ? entry.field.entries : []
  return { key: entry.key, label: entry.label, entries, path: [entry.key], field: entry.field }
}

export const sectionId = ({ key }: Section): string => `s-${key}`

export function useSectionName(): (section: Section) => string {
  const t = useWords(editorWords)
  const { language } = useSession()
  const { opened } = useEditing()
  return ({ key, label }) =>
    label?.[language] ?? (key === 'general' ? t.general : key === 'found' ? t.found : opened.name[language])
}

export function Form({ sections, head }: { sections: Section[]; head?: ReactNode }) {
  const { opened } = useEditing()
  const nameOf = useSectionName()
  const page = useSections()
  return (
    <div className={styles.form}>
      <RemarkList />
      {head ?? <LanguageColumns className={styles.languages} />}
      {sections.map(section => (
        <section
          key={section.key}
          className={styles.group}
          id={sectionId(section)}
          aria-labelledby={`${sectionId(section)}-h`}
        >
          {/* The sections of a page have heads of their own. */}
          <div className={classes(styles.groupHead, page && section.key === 'sections' && texts.hidden)}>
            <h2 id={`${sectionId(section)}-h`}>{nameOf(section)}</h2>
          </div>
          {page && section.key === 'sections' && section.field.type === 'list' ? (
            <SectionList field={section.field.item} sections={page} />
          ) : section.field.type === 'group' ? (
            <Entries entries={section.entries} path={section.path} />
          ) : (
            <FieldView field={section.field} path={section.path} label={nameOf(section)} optional={false} />
          )}
        </section>
      ))}
      {(page || opened.file.startsWith('projects/')) && <PageActions className={sectionStyles.formFoot} />}
    </div>
  )
}
