// The sections of a page in the rail: the same numbers as on the page, to go to, to move, and to insert between.

import { classes } from '../../src/styles/classes.ts'
import { idOf, isWithin, useEditing } from '../editor/context.ts'
import { RailMarks } from '../editor/RailMarks.tsx'
import railStyles from '../editor/rail.module.css'
import { Bubble } from '../ui/Bubble.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import { moves } from '../ui/moves.ts'
import { useWords } from '../ui/session.tsx'
import styles from './sections.module.css'
import type { Section, Sections } from './sections.tsx'
import { sectionWords } from './words.ts'

export function SectionRail({ sections }: { sections: Sections }) {
  return sections.list.map(section => <Item key={section.index} section={section} sections={sections} />)
}

function Item({ section, sections }: { section: Section; sections: Sections }) {
  const t = useWords(sectionWords)
  const { now } = useEditing()
  const { index, title, mark, isHidden, isHero } = section
  const path = ['sections', index]
  const isChanged = [...now.changed].some(key => key.startsWith(`sections\n${index}\n`))
  const go = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    sections.setOpen(index)
    requestAnimationFrame(() => {
      const row = document.getElementById(idOf(path))
      row?.scrollIntoView({ block: 'start' })
      row?.querySelector<HTMLElement>('textarea, input, select, button')?.focus({ preventScroll: true })
    })
  }
  const { grip, place, onKeyDown } = moves('sections', index, sections.move, { isFixed: isHero })
  return (
    <li className={classes(isChanged && railStyles.changed, isHidden && styles.hidden)} {...place}>
      <a
        href={`#sections/${index}`}
        aria-current={sections.open === index ? 'true' : undefined}
        {...grip}
        onClick={go}
        onKeyDown={onKeyDown}
      >
        <Bubble className={styles.bubble}>{mark ?? (isHidden ? '–' : undefined)}</Bubble>
        <span className={railStyles.railName}>{title}</span>
        {isHidden && <span className={classes(lists.tag, lists.quiet, railStyles.railTag)}>{t.hidden}</span>}
        <RailMarks holds={place => isWithin(place, path)} />
      </a>
      <button
        type="button"
        className={styles.railBetween}
        aria-label={t.insertHere(title)}
        title={t.insert}
        onClick={() => sections.setInsertAt(index + 1)}
      >
        <LineIcon name="plus" />
      </button>
    </li>
  )
}
