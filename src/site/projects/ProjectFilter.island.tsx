import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../parts/Button/Button.tsx'
import type { ProjectCardData } from '../../parts/Card/ProjectCard.tsx'
import { ProjectCards } from '../../parts/Card/ProjectCards.tsx'
import { FilterButton, type FilterWords } from './FilterButton.tsx'
import { glide } from './glide.ts'
import css from './ProjectFilter.module.css'
import { type FilterState, passes, readFilter, writeFilter } from './project-filter.ts'

export type ProjectFilterProps = {
  labels: { label: string; one: string; many: string; empty: string; showAll: string }
  /** The first one, without an id, is all of them. */
  focusAreas: { id: string; label: FilterWords }[]
  categories: { category: string; focus: string; label: FilterWords }[]
  projects: ProjectCardData[]
}

const everything: FilterState = { focus: '', category: '' }

/** The list of projects and its filters. The address holds the choice, so reload, back and the other language keep it. */
export function ProjectFilter({ labels, focusAreas, categories, projects }: ProjectFilterProps) {
  // Unknown on the server and until this has come: then every project is there, and nothing can be pressed.
  const [chosen, setChosen] = useState<FilterState>()
  const root = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    setChosen(readFilter(location.search, categories))
    // Until now the page has shown by itself what the address says (filter-before-paint.ts).
    document.adoptedStyleSheets = []
  }, [categories])

  const show = (next: FilterState) => glide(root.current, () => setChosen(next))
  const follow = useEffectEvent(() => show(readFilter(location.search, categories)))
  useLayoutEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const choose = (next: FilterState) => {
    history.pushState(null, '', location.pathname + writeFilter(location.search, next) + location.hash)
    show(next)
  }
  const count = (state: FilterState) => projects.filter(project => passes(project, state)).length
  const found = count(chosen ?? everything)

  return (
    <div ref={root}>
      <fieldset className={css.filters} disabled={!chosen}>
        <legend className="vh">{labels.label}</legend>
        <div className={css.areas}>
          {focusAreas.map(({ id, label }) => (
            <FilterButton
              key={id}
              label={label}
              labels={labels}
              count={count({ focus: id, category: '' })}
              pressed={chosen?.focus === id}
              last={chosen?.category === ''}
              onClick={() => choose({ focus: id, category: '' })}
            />
          ))}
        </div>
        {focusAreas.slice(1).map(({ id }) => (
          <div key={id} className={css.categories} data-categories={id} hidden={chosen?.focus !== id}>
            {categories
              .filter(({ focus }) => focus === id)
              .map(({ category, label }) => (
                <FilterButton
                  key={category}
                  label={label}
                  labels={labels}
                  count={count({ focus: id, category })}
                  pressed={chosen?.category === category}
                  last
                  onClick={() =>
                    choose({ focus: id, category: chosen?.category === category ? '' : category })
                  }
                />
              ))}
          </div>
        ))}
      </fieldset>
      <p className="note" role="status">
        {fill(found === 1 ? labels.one : labels.many, { n: found })}
      </p>
      <div className={css.list} hidden={found === 0}>
        <ProjectCards
          projects={projects}
          level={2}
          shows={project => passes(project, chosen ?? everything)}
        />
      </div>
      {found === 0 && (
        <div className={css.none}>
          <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
            <rect x="6" y="6" width="60" height="60" />
            <path d="M6 6l60 60M66 6 6 66" />
          </svg>
          <p className="h3">{labels.empty}</p>
          <Button onClick={() => choose(everything)}>{labels.showAll}</Button>
        </div>
      )}
    </div>
  )
}
