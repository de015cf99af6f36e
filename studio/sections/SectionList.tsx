// The sections of a page in its form: one is open, the others are a line each; between two is a place for a new one.
import { valueAt } from '../../src/content/changes.ts'
import { classes } from '../../src/styles/classes.ts'
import { Conflict } from '../editor/Conflict.tsx'
import { idOf, isWithin, useEditing, useFieldViews } from '../editor/context.ts'
import itemsStyles from '../editor/items.module.css'
import type { Field } from '../form/form-fields.ts'
import { Bubble } from '../ui/Bubble.tsx'
import { IconButton, TextButton } from '../ui/Button.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import lists from '../ui/lists.module.css'
import { moves } from '../ui/moves.ts'
import { useWords } from '../ui/session.tsx'
import texts from '../ui/text.module.css'
import styles from './sections.module.css'
import { type Section, type Sections, undoId } from './sections.tsx'
import { sectionWords } from './words.ts'

type Props = { field: Field; sections: Sections }

const titlesIn = (value: unknown, titleOf: (section: unknown) => string): string[] =>
  Array.isArray(value) ? value.map(titleOf) : []

export function SectionList({ field, sections }: Props) {
  const t = useWords(sectionWords)
  const { list, removed, bringBack, announcement, titleOf } = sections
  const gone = (index: number) =>
    removed.flatMap((entry, at) =>
      entry.index === index || (index === list.length && entry.index > index)
        ? [
            <li key={`removed-${at}`} className={styles.gone}>
              <span>{t.removed(entry.title)}</span>
              <TextButton icon="back" id={undoId(at)} onClick={() => bringBack(entry)}>
                {t.undo}
              </TextButton>
            </li>,
          ]
        : [],
    )
  return (
    <>
      {/* Shows both versions as a row of sections if two people changed the order, or added or removed sections. */}
      <Conflict path={['sections']} show={value => titlesIn(value, titleOf).join(' → ')} />
      <ol id={idOf(['sections'])}>
        {list.map(section => [
          ...gone(section.index),
          <Row key={section.index} field={field} section={section} sections={sections} />,
        ])}
        {gone(list.length)}
        <li className={texts.hidden} aria-live="polite">
          {announcement}
        </li>
      </ol>
    </>
  )
}

function Row({ field, section, sections }: { section: Section } & Props) {
  const t = useWords(sectionWords)
  const { Entries } = useFieldViews()
  const { now, opened, target } = useEditing()
  const { index, title, mark, kind, isHidden, isHero } = section
  const { list, open, setOpen, move, double, toggle, remove, setInsertAt } = sections
  const path = ['sections', index]
  const value = valueAt(now.value, path)
  // Reads the kind from the value: an address may lead to a field before the list of kinds has loaded.
  const name = valueAt(value, ['section'])
  const option = field.type === 'variant' && field.options.find(option => option.value === name)
  const entries = option && option.field.type === 'group' ? option.field.entries : []
  const isWrong = now.problems.some(problem => problem.file === opened.file && isWithin(problem.path, path))
  const isOpen = open === index || isWrong || (target !== undefined && isWithin(target, path))
  const { grip, place, onKeyDown } = moves('sections', index, move, { isFixed: isHero })
  return (
    <li
      className={classes(styles.section, isHidden && styles.hidden)}
      id={idOf(path)}
      data-path={JSON.stringify(path)}
      {...place}
    >
      <div className={styles.head}>
        <Bubble className={classes(styles.bubble, !isHero && itemsStyles.grip)} {...grip}>
          {mark ?? (isHidden ? '–' : undefined)}
        </Bubble>
        <h3>
          <button
            type="button"
            className={styles.title}
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? undefined : index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        </h3>
        {isHidden && <span className={classes(lists.tag, lists.quiet)}>{t.hidden}</span>}
        {!isOpen && <span className={texts.note}>{kind?.label}</span>}
        {!isHero && (
          <span className={itemsStyles.itemActions}>
            <IconButton
              icon="up"
              data-sign="up"
              label={t.up(title)}
              disabled={index <= 1}
              onClick={() => move(index, index - 1, 'up')}
            />
            <IconButton
              icon="down"
              data-sign="down"
              label={t.down(title)}
              disabled={index === list.length - 1}
              onClick={() => move(index, index + 1, 'down')}
            />
          </span>
        )}
      </div>
      {isOpen && (
        <div className={styles.body}>
          <p className={styles.tools}>
            <span className={classes(lists.tag, lists.quiet)}>{kind?.label}</span>
            {!isHero && (
              <>
                {!kind?.once && !kind?.isFixed && (
                  <TextButton about={title} onClick={() => double(section)}>
                    {t.double}
                  </TextButton>
                )}
                <TextButton about={title} onClick={() => toggle(section)}>
                  {isHidden ? t.show : t.hide}
                </TextButton>
                <TextButton about={title} onClick={() => remove(section)}>
                  {t.remove}
                </TextButton>
              </>
            )}
          </p>
          {value !== undefined && (
            <Entries
              entries={entries.filter(({ key }) => key !== 'hidden' && key !== 'section')}
              path={path}
            />
          )}
        </div>
      )}
      <button
        type="button"
        className={styles.between}
        aria-label={t.insertHere(title)}
        onClick={() => setInsertAt(index + 1)}
      >
        <i>
          <LineIcon name="plus" />
        </i>
        <span>{t.insert}</span>
      </button>
    </li>
  )
}
