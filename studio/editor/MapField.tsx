// Entries that are known by a short name: people with a card, pictures, words of a page.
import { useState } from 'react'
import { type Path, valueAt } from '../../src/content/changes.ts'
import { slugOf } from '../content/slug.ts'
import { titleOf } from '../content/title.ts'
import type { Field } from '../form/form.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { Link } from '../ui/router.tsx'
import { useSession } from '../ui/session.tsx'
import { idOf, isWithin, useEditing, useFieldViews } from './context.ts'
import { emptyOf } from './empty.ts'

type Props = { field: Extract<Field, { type: 'map' }>; path: Path; label: string }

export function MapField({ field, path, label }: Props) {
  const { words, language } = useSession()
  const { FieldView, Entries } = useFieldViews()
  const { now, change, opened, target } = useEditing()
  const [open, setOpen] = useState<string>()
  const [name, setName] = useState('')
  const entries = Object.entries((valueAt(now.value, path) ?? {}) as Record<string, unknown>)
  // Pictures come by uploading them, not by writing a name.
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
    <fieldset className="f its-f" id={idOf(path)} aria-label={label}>
      <div className="f-l">
        <span>
          {label} <span className="f-hint">{words.editor.items(entries.length)}</span>
        </span>
      </div>
      {grows && (
        <div className="adds">
          <input
            className="fi"
            aria-label={words.editor.newName}
            placeholder={words.editor.newName}
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <button
            type="button"
            className="b b--s"
            disabled={key === '' || entries.some(([taken]) => taken === key)}
            onClick={add}
          >
            {words.editor.add}
          </button>
        </div>
      )}
      <ol className="its">
        {entries.map(([entry, value]) => {
          const place = [...path, entry]
          const known = field.keys?.find(choice => choice.value === entry)?.label[language]
          const title = known ?? titleOf(value, language) ?? entry
          const shown =
            open === entry ||
            (target !== undefined && isWithin(target, place)) ||
            now.problems.some(p => p.file === opened.file && isWithin(p.path, place))
          return (
            <li key={entry} className={shown ? 'it is-open' : 'it'} id={idOf(place)}>
              <div className="it-h">
                <button
                  type="button"
                  className="n n2"
                  aria-expanded={shown}
                  onClick={() => setOpen(shown ? undefined : entry)}
                >
                  {title}
                </button>
                {grows && (
                  <span className="it-a">
                    {opened.file === 'people.yaml' && (
                      <Link className="t" to={`colleague?key=${entry}`}>
                        <span>
                          {words.replace.replacePerson}
                          <span className="vh"> {title}</span>
                        </span>
                      </Link>
                    )}
                    <button
                      type="button"
                      className="sq"
                      aria-label={words.editor.remove(title)}
                      onClick={() => change({ op: 'remove', path: place })}
                    >
                      <LineIcon name="cross" />
                    </button>
                  </span>
                )}
              </div>
              {shown && (
                <div className="it-b">
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
