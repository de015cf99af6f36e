// The navigation and the footer: the bar as visitors see it, and below it the lists of pages.

import type { Path } from '../../src/content/changes.ts'
import { FieldView } from '../editor/FieldView.tsx'
import type { Entry, Field } from '../form/form-fields.ts'
import layout from '../ui/layout.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './navigation.module.css'
import { Ruler } from './Ruler.tsx'
import { navigationWords } from './words.ts'

/** The bar comes first, because its lists are what the ruler measures. */
const first = ['direct', 'services']

export function Navigation({ form }: { form: Extract<Field, { type: 'group' }> }) {
  const t = useWords(navigationWords)
  const { language } = useSession()
  const footer = form.entries.find(({ key }) => key === 'footer')
  const rest = form.entries.filter(({ key }) => !first.includes(key) && key !== 'footer')
  const bar = first.flatMap(key => form.entries.filter(entry => entry.key === key))
  return (
    <div className={styles.screen}>
      <Ruler />
      <p className={texts.note}>{t.keys}</p>
      <Lists entries={[...bar, ...rest]} path={[]} />
      {footer?.field.type === 'group' && (
        <>
          <div className={layout.sectionHead}>
            <h2>{footer.label[language]}</h2>
          </div>
          <Lists entries={footer.field.entries} path={['footer']} />
        </>
      )}
    </div>
  )
}

function Lists({ entries, path }: { entries: Entry[]; path: Path }) {
  const { language } = useSession()
  return (
    <div className={styles.lists}>
      {entries.map(({ key, field, label, optional }) => (
        <FieldView
          key={key}
          field={field}
          path={[...path, key]}
          label={label[language]}
          optional={optional}
        />
      ))}
    </div>
  )
}
