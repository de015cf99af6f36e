// The sections of a page, beside its form, with marks for changes, problems and outdated translations.

import { useEffect, useState } from 'react'
import { PageActions } from '../sections/PageActions.tsx'
import { SectionRail } from '../sections/SectionRail.tsx'
import sectionStyles from '../sections/sections.module.css'
import { useSections } from '../sections/sections.tsx'
import { Bubble } from '../ui/Bubble.tsx'
import { useWords } from '../ui/session.tsx'
import { isWithin, useEditing } from './context.ts'
import { type Section, sectionId, useSectionName } from './Form.tsx'
import { RailMarks } from './RailMarks.tsx'
import railStyles from './rail.module.css'
import { editorWords } from './words.ts'

export function Rail({ sections }: { sections: Section[] }) {
  const words = useWords(editorWords)
  const { now, opened } = useEditing()
  const nameOf = useSectionName()
  const current = useCurrent(sections)
  const page = useSections()
  return (
    <nav className={railStyles.rail} aria-label={words.sections}>
      <ol>
        {sections.map(section => {
          const { key, path, entries } = section
          if (page && key === 'sections') return <SectionRail key={key} sections={page} />
          const starts = path.length > 0 ? [path] : entries.map(entry => [entry.key])
          const holds = (place: (string | number)[]) => starts.some(start => isWithin(place, start))
          const changed = [...now.changed].some(root => holds(root.split('\n')))
          return (
            <li key={key} className={changed ? railStyles.changed : undefined}>
              <a
                href={`#${sectionId(section)}`}
                aria-current={current === key ? 'true' : undefined}
                onClick={event => jump(event, section)}
              >
                <Bubble />
                <span className={railStyles.railName}>{nameOf(section)}</span>
                <RailMarks holds={holds} />
              </a>
            </li>
          )
        })}
      </ol>
      {(page || opened.file.startsWith('projects/')) && <PageActions className={sectionStyles.railFoot} />}
    </nav>
  )
}

function jump(event: { preventDefault: () => void }, section: Section): void {
  event.preventDefault()
  const element = document.getElementById(sectionId(section))
  element?.scrollIntoView()
  element?.querySelector<HTMLElement>('textarea, input, select, button')?.focus({ preventScroll: true })
}

/** Finds the section at the top of the window. */
function useCurrent(sections: Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.key)
  useEffect(() => {
    const look = () => {
      const reached = sections.filter(
        section => (document.getElementById(sectionId(section))?.getBoundingClientRect().top ?? 0) < 260,
      )
      setCurrent((reached.at(-1) ?? sections[0])?.key)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [sections])
  return current
}
