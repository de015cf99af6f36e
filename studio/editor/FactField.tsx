import { valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import fields from '../ui/fields.module.css'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { type FieldProps, useEditing, useFieldViews } from './context.ts'
import { emptyOf } from './empty.ts'
import itemsStyles from './items.module.css'
import { TakeOut } from './TakeOut.tsx'
import { editorWords } from './words.ts'

/** A fact may be internal, or public with a consent. Personal data needs one of the two. */
export function FactField({ field, path, label, help, optional }: FieldProps<'fact'>) {
  const t = useWords(editorWords)
  const { FieldView, Entries } = useFieldViews()
  const { now, change } = useEditing()
  const stated = valueAt(now.value, path)
  const group = typeof stated === 'object' && stated !== null ? stated : {}
  const isApart = field.always || 'public' in group || 'consent' in group
  const isInternal = 'public' in group && group.public === false
  const toggle = () => {
    const value = isApart && 'value' in group ? group.value : stated
    const shown = field.always ? { value, consent: emptyOf(field.consent.field) } : value
    change({ op: 'set', path, value: isInternal ? shown : { value, public: false } })
  }
  return (
    <div className={itemsStyles.fact}>
      <FieldView
        field={field.field}
        path={isApart ? [...path, 'value'] : path}
        label={label}
        help={help}
        optional={optional && !isApart}
      />
      <TakeOut path={path} label={label} optional={optional && field.always} />
      <label className={classes(fields.option, texts.note)}>
        <input type="checkbox" checked={isInternal} onChange={toggle} />
        {t.notPublic}
      </label>
      {'consent' in group && <Entries entries={[{ ...field.consent, optional: false }]} path={path} />}
    </div>
  )
}
