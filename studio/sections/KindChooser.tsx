// Chooses the kind of a new section: drawings in groups, and on the right the chosen kind with its first contents.
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from 'react'
import { valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import barsStyles from '../editor/bars.module.css'
import { useEditing } from '../editor/context.ts'
import type { Opened } from '../editor/routes.server.ts'
import type { Field } from '../form/form-fields.ts'
import { get } from '../ui/api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import fields from '../ui/fields.module.css'
import layout from '../ui/layout.module.css'
import { Message } from '../ui/Message.tsx'
import { addressOf, Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { useAction } from '../ui/use-data.ts'
import { freshSection } from './fresh.ts'
import { KindDrawing } from './KindDrawing.tsx'
import { kindDrawings } from './kind-strokes.ts'
import type { SectionKind } from './kinds.server.ts'
import styles from './sections.module.css'
import type { Sections } from './sections.tsx'
import { kindSynonyms, sectionWords } from './words.ts'

type Props = { field: Field; sections: Sections; at: number }
const maxCopies = 6

export function KindChooser({ field, sections, at }: Props) {
  const t = useWords(sectionWords)
  const { language } = useSession()
  const { opened, options } = useEditing()
  const { kinds, list, insert, setInsertAt } = sections
  const [words, setWords] = useState('')
  const [name, setName] = useState('introduction')
  const [copy, setCopy] = useState<number>()
  const { problem, attempt } = useAction()
  const offered = kinds.filter(({ isFixed }) => !isFixed)
  const matches = offered.filter(kind => isMatch(kind, words, language))
  const groups = [...Map.groupBy(matches, ({ group }) => group)]
  const chosen = matches.find(kind => kind.name === name) ?? matches[0]
  const isThere = (kind: SectionKind) =>
    kind.once === 'kind' && list.some(section => section.kind?.name === kind.name)
  const before = list[at - 1]
  const place = before ? t.after(before.mark ? String(before.mark) : '', before.title) : ''
  const choose = (kind: SectionKind) => {
    setName(kind.name)
    setCopy(undefined)
  }
  const start = async (kind: SectionKind) => {
    if (isThere(kind)) return
    const use = copy === undefined || kind !== chosen ? undefined : kind.uses[copy]
    if (!use) return insert(at, freshSection(field, kind.name, options))
    await attempt(async () => {
      const { value } = await get<Opened>(`file?name=${encodeURIComponent(use.file)}`)
      const { anchor: _, ...section } = valueAt(value, ['sections', use.index]) as Record<string, unknown>
      insert(at, section)
    })
  }
  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setInsertAt(undefined)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [setInsertAt])
  return (
    <main className={styles.chooser} id="main">
      <div className={classes(barsStyles.toolbar, styles.chooserBar)}>
        <p className={layout.crumb}>
          {opened.name[language]}
          <span />
        </p>
        <h1 className={barsStyles.title}>{t.insert}</h1>
        <p className={texts.note}>{place}</p>
        <span className={barsStyles.actions}>
          <TextButton onClick={() => setInsertAt(undefined)}>{t.cancel}</TextButton>
        </span>
      </div>
      <div className={styles.kinds}>
        <div className={layout.sectionHead}>
          <h2>{t.ask}</h2>
          <input
            className={classes(fields.control, styles.find)}
            type="search"
            aria-label={t.find}
            placeholder={t.find}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        </div>
        <div className={styles.groups}>
          {matches.length === 0 && <p className={texts.note}>{t.nothing}</p>}
          {groups.map(([group, members]) => (
            <section
              key={group}
              className={styles.group}
              style={{ '--kinds': members.length } as CSSProperties}
            >
              <h3>{group}</h3>
              <ul>
                {members.map(kind => (
                  <li key={kind.name}>
                    <button
                      type="button"
                      className={styles.kind}
                      aria-pressed={kind === chosen}
                      onClick={() => choose(kind)}
                      onDoubleClick={() => void start(kind)}
                      onKeyDown={event => walk(event, () => void start(kind))}
                      onFocus={() => choose(kind)}
                    >
                      <KindDrawing kind={kind.name} />
                      <b>{kind.label}</b>
                      <span>{kindDrawings[kind.name]?.about[language]}</span>
                      <span className={texts.note}>
                        {t.uses(new Set(kind.uses.map(use => use.file)).size)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {chosen && (
        <aside className={styles.chosen} aria-label={chosen.label}>
          <KindDrawing kind={chosen.name} />
          <h2>{chosen.label}</h2>
          <p>{kindDrawings[chosen.name]?.about[language]}</p>
          {chosen.uses.length > 0 && (
            <p className={styles.uses}>
              <span className={texts.note}>{t.already}</span>
              {[...new Map(chosen.uses.map(use => [use.file, use])).values()].map(use => (
                <Link key={use.file} to={addressOf(use.file, ['sections', use.index])}>
                  {use.page}
                </Link>
              ))}
            </p>
          )}
          {isThere(chosen) ? (
            <p>{t.once}</p>
          ) : (
            <>
              <fieldset className={styles.begin}>
                <legend className={texts.note}>{t.beginWith}</legend>
                <label className={fields.option}>
                  <input type="radio" checked={copy === undefined} onChange={() => setCopy(undefined)} />
                  {t.empty}
                </label>
                {chosen.uses.slice(0, maxCopies).map((use, index) => (
                  <label key={`${use.file} ${use.index}`} className={fields.option}>
                    <input type="radio" checked={copy === index} onChange={() => setCopy(index)} />
                    {t.copyOf(use.page, use.index + 1)}
                  </label>
                ))}
              </fieldset>
              {problem && <Message>{problem}</Message>}
              <Button primary large wide onClick={() => void start(chosen)}>
                {t.act(place)}
              </Button>
              <p className={texts.note}>{t.afterwards}</p>
            </>
          )}
        </aside>
      )}
    </main>
  )
}

function isMatch({ name, label, group }: SectionKind, words: string, language: 'de' | 'en'): boolean {
  const all = [label, group, kindDrawings[name]?.about[language], kindSynonyms[name]].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => all.includes(word))
}

/** Arrow keys move through the drawings in their layout; Enter inserts at once. */
function walk(event: KeyboardEvent<HTMLButtonElement>, start: () => void): void {
  if (event.key === 'Enter') {
    event.preventDefault()
    start()
    return
  }
  const [x, y] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
  if (x === undefined || y === undefined) return
  event.preventDefault()
  const own = event.currentTarget
  const all = [...(own.closest('main')?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
  if (x !== 0) {
    all[all.indexOf(own) + x]?.focus()
    return
  }
  const { left, top } = own.getBoundingClientRect()
  const distance = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    return Math.abs(box.top - top) * 4 + Math.abs(box.left - left)
  }
  const beyond = all.filter(element => (element.getBoundingClientRect().top - top) * y > 4)
  beyond.sort((a, b) => distance(a) - distance(b))[0]?.focus()
}
