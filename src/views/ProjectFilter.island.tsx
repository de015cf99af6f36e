import '../ui/Button.css'
import '../ui/Filters.css'
import './ProjectsView.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../i18n/fill.ts'
import { Button } from '../ui/Button.tsx'
import { type Filterable, type FilterState, passes, readFilter, writeFilter } from './project-filter.ts'

export type FilterLabels = {
  label: string
  all: string
  one: string
  many: string
  empty: string
  showAll: string
}

type Props = {
  labels: FilterLabels
  focusAreas: { id: string; label: string }[]
  categories: (Filterable & { label: string })[]
  /** Focus area and category of each card, in the order of the list. */
  projects: Filterable[]
  /** The cards. They stay as the server wrote them; the filter only hides and shows them. */
  children?: ReactNode
}

const everything: FilterState = { focus: '', category: '' }

/** Filters the list below it. The address holds the choice, so reload, back and the other language keep it. */
export function ProjectFilter({ labels, focusAreas, categories, projects, children }: Props) {
  const [state, setState] = useState(everything)
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-category]') ?? []
    for (const [index, card] of cards.entries()) {
      const project = projects[index]
      card.hidden = project !== undefined && !passes(project, state)
    }
  }, [state, projects])

  useLayoutEffect(() => {
    const follow = () => setState(readFilter(location.search, categories))
    follow()
    const followCalmly = () => calmly(follow)
    addEventListener('popstate', followCalmly)
    return () => removeEventListener('popstate', followCalmly)
  }, [categories])

  const choose = (next: FilterState) => {
    history.pushState(null, '', location.pathname + writeFilter(location.search, next) + location.hash)
    calmly(() => setState(next))
  }

  const found = projects.filter(project => passes(project, state)).length
  const countOf = (part: Partial<FilterState>) =>
    projects.filter(project => passes(project, { ...everything, ...part })).length

  return (
    <>
      <fieldset className="filters">
        <legend className="vh">{labels.label}</legend>
        <div className="f1">
          {[{ id: '', label: labels.all }, ...focusAreas].map(focus => (
            <button
              key={focus.id}
              type="button"
              aria-pressed={state.focus === focus.id}
              className={state.focus === focus.id && !state.category ? 'last' : undefined}
              onClick={() => choose({ focus: focus.id, category: '' })}
            >
              {focus.label}
              <sup>{countOf({ focus: focus.id })}</sup>
            </button>
          ))}
        </div>
        {state.focus !== '' && (
          <div className="f2">
            {categories
              .filter(item => item.focus === state.focus)
              .map(({ category, label }) => (
                <button
                  key={category}
                  type="button"
                  aria-pressed={state.category === category}
                  className={state.category === category ? 'last' : undefined}
                  onClick={() => choose({ ...state, category: state.category === category ? '' : category })}
                >
                  {label}
                  <sup>{countOf({ category })}</sup>
                </button>
              ))}
          </div>
        )}
      </fieldset>
      <p className="note found" role="status">
        {fill(found === 1 ? labels.one : labels.many, { n: found })}
      </p>
      <div ref={list} hidden={found === 0}>
        {children}
      </div>
      {found === 0 && (
        <div className="none-found">
          <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
            <rect x="6" y="6" width="60" height="60" />
            <path d="M6 6l60 60M66 6 6 66" />
          </svg>
          <p className="h3">{labels.empty}</p>
          <Button onClick={() => choose(everything)}>{labels.showAll}</Button>
        </div>
      )}
    </>
  )
}

/** Cards that stay glide to their new place where the browser can do that and motion is welcome. */
function calmly(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const root = document.documentElement
  root.classList.add('is-filtering')
  const transition = document.startViewTransition(() => flushSync(change))
  running = transition
  // A choice made while the last one still glides skips that one: nothing failed, the cards are where they belong.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (running === transition) root.classList.remove('is-filtering')
  })
}

let running: ViewTransition | undefined
