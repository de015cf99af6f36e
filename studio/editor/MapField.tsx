// Entries that are known by a short name: people with a card, pictures, words of a page.

import { useState } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import { slugOf } from '../content/slug.ts'
import { peopleWords } from '../people/words.ts'
import { Button, IconButton, TextLink } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import lists from '../ui/lists.module.css'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { type FieldProps, idOf, isWithin, useEditing, useFieldViews } from './context.ts'
import { emptyOf } from './empty.ts'
import { useItemTitle } from './item-title.ts'
import itemsStyles from './items.module.css'
import { editorWords } from './words.ts'

export function MapField({ field, path, label, help }: FieldProps<'map'>) {
  const peopleT = useWords(peopleWords)
  const t = useWords(editorWords)
  const { language } = useSession()
  const { FieldView, Entries } = useFieldViews()
  const { now, change, opened, target } = useEditing()
  const nameOf = useItemTitle()
  const [open, setOpen] = useState<string>()
  const [name, setName] = useState('')
  const entries = Object.entries((valueAt(now.value, path) ?? {}) as Record<string, unknown>)
  // Pictures are added by uploading them, not by typing a name.
  const grows =
    field.keys === undefined &&
    field.value.type === 'group' &&
    field.value.entries.some(({ key }) => key === 'name')
  const key = slugOf(name)
  const add = () => {
    const value = { ...(emptyOf(field.value) as object), name }
    change({ op: 'set', path: [...path, key], value })
    setOpen(key)
    setName('')
  }
  return (
    <fieldset className={classes(fields.field, itemsStyles.itemsField)} id={idOf(path)} aria-label={label}>
      <div className={fields.label}>
        <span>
          {label} <span className={fields.hint}>{t.items(entries.length)}</span>
        </span>
      </div>
      {help && <p className={texts.note}>{help}</p>}
      {grows && (
        <div className={fields.additions}>
          <input
            className={fields.control}
            aria-label={t.newName}
            placeholder={t.newName}
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <Button small disabled={key === '' || entries.some(([taken]) => taken === key)} onClick={add}>
            {t.add}
          </Button>
        </div>
      )}
      <ol className={itemsStyles.items}>
        {entries.map(([entry, value]) => {
          const place = [...path, entry]
          const known = field.keys?.find(choice => choice.value === entry)?.label[language]
          const title = known ?? nameOf(value) ?? entry
          const isOpen =
            open === entry ||
            (target !== undefined && isWithin(target, place)) ||
            now.problems.some(p => p.file === opened.file && isWithin(p.path, place))
          return (
            <li
              key={entry}
              className={classes(itemsStyles.item, isOpen && itemsStyles.open)}
              id={idOf(place)}
            >
              <div className={itemsStyles.itemHead}>
                <button
                  type="button"
                  className={classes(lists.name, itemsStyles.itemName)}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? undefined : entry)}
                >
                  {title}
                </button>
                {grows && (
                  <span className={itemsStyles.itemActions}>
                    {opened.file === 'people.yaml' && (
                      <TextLink about={title} to={`colleague?key=${entry}`}>
                        {peopleT.replacePerson}
                      </TextLink>
                    )}
                    <IconButton
                      icon="cross"
                      label={t.remove(title)}
                      onClick={() => change({ op: 'remove', path: place })}
                    />
                  </span>
                )}
              </div>
              {isOpen && (
                <div className={itemsStyles.itemBody}>
                  {field.value.type === 'group' ? (
                    <Entries entries={field.value.entries} path={place} />
                  ) : (
                    <FieldView field={field.value} path={place} label={title} optional={false} />
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
