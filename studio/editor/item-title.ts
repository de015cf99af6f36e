// The name of an entry as the page shows it: placeholders filled in, people and projects by their names.
import { titleOf } from '../content/title.ts'
import type { Field } from '../form/form-fields.ts'
import { useSession } from '../ui/session.tsx'
import { useEditing } from './context.ts'

export function useItemTitle(): (value: unknown, field?: Field) => string | undefined {
  const { language } = useSession()
  const { options } = useEditing()
  const known = (kind: string, value: string) => options[kind]?.find(option => option.value === value)?.label
  return (value, field) => {
    if (field?.type === 'choice') return field.options.find(option => option.value === value)?.label[language]
    const listed = field?.type === 'word' ? known(field.kind, String(value)) : undefined
    if (listed) return listed
    const title = titleOf(value, language)
    if (title === undefined) return undefined
    const chosen =
      known('person', title) ?? known('project', title) ?? known('page', title) ?? known('picture', title)
    return chosen ?? title.replace(/\{[^}]+\}/g, mark => known('placeholder', mark)?.split(' · ')[0] ?? mark)
  }
}
