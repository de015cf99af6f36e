import './FurtherPages.css'
import './ProjectFilter.css'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../parts/Button/Button.tsx'
import {
  type Filterable,
  type FilterState,
  fetchCards,
  missingPages,
  passes,
  readFilter,
  writeFilter,
} from './project-filter.ts'

export type FilterLabels = {
  label: string
  all: string
  one: string
  many: string
  empty: string
  showAll: string
  more: string
}

type Props = {
  labels: FilterLabels
  focusAreas: { id: string; label: string }[]
  categories: (Filterable & { label: string })[]
  /** The category of every project in the order of the list, as its place in `categories`, base 36. */
  order: string
  /** How many cards are here; those after them are on further pages and come when they are needed. */
  perPage: number
  /** The address of the list; further pages are /2, /3 … under it. */
  address: string
  /** The first cards. They stay as the server wrote them; the filter only hides and shows them. */
  children?: ReactNode
}

const everything: FilterState = { focus: '', category: '' }

/** Filters the list below it. The address holds the choice, so reload, back and the other language keep it. */
export function ProjectFilter({ labels, focusAreas, categories, order, perPage, address, children }: Props) {
  const [state, setState] = useState(everything)
  const [limit, setLimit] = useState(perPage)
  const list = useRef<HTMLDivElement>(null)
  const cards = useRef(new Map<number, HTMLElement>())

  const projects = useMemo(
    () => [...order].flatMap(place => categories[Number.parseInt(place, 36)] ?? []),
    [order, categories],
  )
  const found = useMemo(
    () => projects.flatMap((project, index) => (passes(project, state) ? [index] : [])),
    [projects, state],
  )

  useLayoutEffect(() => {
    const grid = list.current?.querySelector('article')?.parentElement
    if (!grid) return
    const present = cards.current
    if (present.size === 0)
      for (const [index, card] of grid.querySelectorAll('article').entries()) present.set(index, card)
    const wanted = found.slice(0, limit)
    const show = () => {
      for (const [index, card] of present) card.hidden = !wanted.includes(index)
    }
    show()
    // Until now the page has shown what the address says by itself (filter-before-paint.ts).
    document.adoptedStyleSheets = []
    let outdated = false
    const pages = missingPages(wanted, present, perPage)
    // A page that does not come leaves its projects out; the link below the list still leads to them.
    void Promise.allSettled(pages.map(number => fetchCards(address, number, perPage))).then(results => {
      for (const result of results)
        if (result.status === 'fulfilled')
          for (const [index, card] of result.value) if (!present.has(index)) present.set(index, card)
      if (outdated || pages.length === 0) return
      show()
      grid.append(...[...present].sort(([a], [b]) => a - b).map(([, card]) => card))
    })
    return () => {
      outdated = true
    }
  }, [found, limit, perPage, address])

  useLayoutEffect(() => {
    const follow = () => setState(readFilter(location.search, categories))
    follow()
    const followCalmly = () => calmly(follow)
    addEventListener('popstate', followCalmly)
    return () => removeEventListener('popstate', followCalmly)
  }, [categories])

  const choose = (next: FilterState) => {
    history.pushState(null, '', location.pathname + writeFilter(location.search, next) + location.hash)
    calmly(() => {
      setState(next)
      setLimit(perPage)
    })
  }

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
        {fill(found.length === 1 ? labels.one : labels.many, { n: found.length })}
      </p>
      <div ref={list} hidden={found.length === 0}>
        {children}
      </div>
      {found.length > limit && (
        <p className="further">
          <Button
            href={`${address}/2`}
            onClick={event => {
              event.preventDefault()
              setLimit(limit + perPage)
            }}
          >
            {labels.more}
          </Button>
        </p>
      )}
      {found.length === 0 && (
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
  markSeen()
  const transition = document.startViewTransition(() => {
    flushSync(change)
    markSeen()
  })
  running = transition
  // A choice made while the last one still glides skips that one: nothing failed, the cards are where they belong.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (running === transition) root.classList.remove('is-filtering')
  })
}

let running: ViewTransition | undefined

/** Only cards that are on the screen before or after the change are worth the work of moving them. */
function markSeen(): void {
  for (const card of document.querySelectorAll('.projects article')) {
    const { top, bottom } = card.getBoundingClientRect()
    card.classList.toggle('is-seen', bottom > 0 && top < innerHeight)
  }
}
