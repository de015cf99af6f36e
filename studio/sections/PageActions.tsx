import { useEditing } from '../editor/context.ts'
import { TextLink } from '../ui/Button.tsx'
import { useWords } from '../ui/session.tsx'
import { sectionWords } from './words.ts'

/** Links to actions for the whole page. They appear in the rail, and on a phone below the form. */
export function PageActions({ className }: { className: string | undefined }) {
  const t = useWords(sectionWords)
  const { opened } = useEditing()
  const isProject = opened.file.startsWith('projects/')
  return (
    <p className={className}>
      <TextLink to={`show/${opened.file.replace(/\.yaml$/, '')}`}>{t.showDraft}</TextLink>
      {!isProject && <TextLink to={`page-address?file=${opened.file}`}>{t.address}</TextLink>}
      <TextLink to={`remove-page?file=${opened.file}`}>{isProject ? t.removeProject : t.removePage}</TextLink>
    </p>
  )
}
