// A picture, chosen from those that are there.
import { useState } from 'react'
import type { Path } from '../../src/content/changes.ts'
import type { Field } from '../form/form.ts'
import { Link } from '../ui/router.tsx'
import { useWords } from '../ui/session.tsx'
import { thumbnailOf } from '../ui/thumbnail.ts'
import { textAt } from './Conflict.tsx'
import { useEditing } from './context.ts'
import { Frame } from './Frame.tsx'

type Props = { field: Extract<Field, { type: 'word' }>; path: Path; label: string; optional: boolean }

export function PictureField({ field, path, label, optional }: Props) {
  const words = useWords().editor
  const { now, change, at, options } = useEditing()
  const [open, setOpen] = useState(false)
  const name = textAt(now.value, path)
  const described = options.picture?.find(({ value }) => value === name)
  const take = (value: string) => {
    change({ op: 'set', path, value })
    setOpen(false)
  }
  return (
    <Frame path={path} label={label} hint={field.least && words.least(field.least)} optional={optional} group>
      {({ wrong }) => (
        <>
          <div className="pf">
            {name ? (
              <img src={thumbnailOf(name, 320)} alt="" width="120" height="80" />
            ) : (
              <span className="pf-x" />
            )}
            <div>
              <p>{described?.label ?? words.noPicture}</p>
              {name && <p className="note">{name}</p>}
            </div>
            <div className="pf-a">
              <button
                type="button"
                className="t"
                aria-expanded={open}
                aria-describedby={wrong}
                onFocus={() => at(path, undefined)}
                onClick={() => setOpen(!open)}
              >
                <span>{words.swap}</span>
              </button>
              {name && (
                <Link className="t" to={`pictures?show=${encodeURIComponent(name)}`}>
                  <span>{words.crop}</span>
                </Link>
              )}
            </div>
          </div>
          {open && (
            <ul className="pics pics--s">
              {options.picture?.map(({ value, label: alt }) => (
                <li key={value}>
                  <button
                    type="button"
                    className={value === name ? 'pic is-on' : 'pic'}
                    onClick={() => take(value)}
                  >
                    <img src={thumbnailOf(value, 160)} alt="" loading="lazy" />
                    <span className="pn">{alt}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Frame>
  )
}
