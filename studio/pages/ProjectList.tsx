// The projects in the order of the website. They are moved by drag, with arrows, or with Alt and an arrow key.
import { useState } from 'react'
import { classes } from '../../src/styles/classes.ts'
import { idOf } from '../editor/context.ts'
import { useListFocus } from '../editor/list-focus.ts'
import { post } from '../ui/api.ts'
import { IconButton } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { type IconName, LineIcon } from '../ui/LineIcon.tsx'
import layout from '../ui/layout.module.css'
import lists from '../ui/lists.module.css'
import { Message } from '../ui/Message.tsx'
import { moves } from '../ui/moves.ts'
import { addressOf, Link } from '../ui/router.tsx'
import { useSession, useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import { thumbnailOf } from '../ui/thumbnail.ts'
import { useAction } from '../ui/use-data.ts'
import styles from './contents.module.css'
import type { ContentEntry } from './contents.server.ts'
import { pagesWords } from './words.ts'

/** Names the rows, so that a moved one is found again. */
const list = ['projects']

type Props = { projects: ContentEntry[]; onMoved: () => Promise<void> }

export function ProjectList({ projects: all, onMoved }: Props) {
  const t = useWords(pagesWords)
  const [chosen, setChosen] = useState<string>()
  const { language } = useSession()
  const { problem, attempt } = useAction()
  const [announcement, setAnnouncement] = useState('')
  const focuses = [...new Set(all.flatMap(({ focus }) => focus?.de ?? []))]
  const projects = all.filter(({ focus }) => chosen === undefined || focus?.de === chosen)
  const files = projects.map(({ file }) => file)
  const focus = useListFocus(list)
  const move = async (from: number, to: number, sign: IconName) => {
    const moved = projects[from]
    if (!moved || to < 0 || to >= files.length || from === to) return
    // The projects of the filter swap positions among themselves; all others keep theirs.
    const order = files.toSpliced(from, 1).toSpliced(to, 0, moved.file).values()
    const next = all.map(({ file }) => (files.includes(file) ? (order.next().value ?? file) : file))
    if (!(await attempt(() => post('projects/order', { files: next })))) return
    await onMoved()
    focus({ index: to, sign })
    setAnnouncement(t.moved(moved.name[language], to + 1, files.length))
  }
  return (
    <>
      {problem && <Message>{problem}</Message>}
      {focuses.length > 1 && (
        <fieldset className={classes(buttons.segments, layout.below)}>
          <legend className={texts.hidden}>{t.filter}</legend>
          {[undefined, ...focuses].map(focus => (
            <button
              key={focus ?? ''}
              type="button"
              aria-pressed={focus === chosen}
              onClick={() => setChosen(focus)}
            >
              {all.find(project => focus && project.focus?.de === focus)?.focus?.[language] ?? t.allProjects}
            </button>
          ))}
        </fieldset>
      )}
      <ol className={classes(lists.rows, styles.projects)}>
        {projects.map(({ file, name, picture, isHidden, isUnreadable }, index) => {
          const { grip, place, onKeyDown } = moves('projects', index, move)
          return (
            <li key={file} id={idOf([...list, index])} {...grip} {...place} onKeyDown={onKeyDown}>
              <span className={styles.grip} aria-hidden="true">
                <LineIcon name="grip" />
              </span>
              {picture ? <img src={thumbnailOf(picture, 160)} alt="" loading="lazy" /> : <span />}
              <span>
                <Link className={lists.name} to={addressOf(file)}>
                  {name[language]}
                </Link>{' '}
                {isHidden && <span className={classes(lists.tag, lists.quiet)}>{t.hidden}</span>}
                {isUnreadable && <span className={lists.tag}>{t.unreadable}</span>}
              </span>
              <span className={styles.arrows}>
                <IconButton
                  icon="up"
                  label={t.up(name[language])}
                  disabled={index === 0}
                  onClick={() => void move(index, index - 1, 'up')}
                />
                <IconButton
                  icon="down"
                  label={t.down(name[language])}
                  disabled={index === files.length - 1}
                  onClick={() => void move(index, index + 1, 'down')}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <p className={texts.hidden} aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
